#pragma once

// Name, result, parameters of what is used of GLib, GTK, libsoup, JavaScriptCore and WebKitGTK (API 4.1).
#define TWINJAR_SYMBOLS(F) \
  F(g_main_context_invoke_full, void, (void *, int, int (*)(void *), void *, void *)) \
  F(g_main_loop_new, void *, (void *, int)) \
  F(g_main_loop_run, void, (void *)) \
  F(g_signal_connect_data, unsigned long, (void *, const char *, void *, void *, void *, int)) \
  F(g_object_new, void *, (unsigned long, const char *, ...)) \
  F(g_object_ref, void *, (void *)) \
  F(g_object_unref, void, (void *)) \
  F(g_error_free, void, (Error *)) \
  F(g_free, void, (void *)) \
  F(g_list_free, void, (List *)) \
  F(g_date_time_new_from_unix_utc, void *, (int64_t)) \
  F(g_date_time_to_unix, int64_t, (void *)) \
  F(g_date_time_unref, void, (void *)) \
  F(gtk_init_check, int, (int *, char ***)) \
  F(gtk_offscreen_window_new, void *, (void)) \
  F(gtk_container_add, void, (void *, void *)) \
  F(gtk_widget_show_all, void, (void *)) \
  F(soup_cookie_new, void *, (const char *, const char *, const char *, const char *, int)) \
  F(soup_cookie_free, void, (void *)) \
  F(soup_cookie_set_expires, void, (void *, void *)) \
  F(soup_cookie_set_http_only, void, (void *, int)) \
  F(soup_cookie_set_secure, void, (void *, int)) \
  F(soup_cookie_set_same_site_policy, void, (void *, int)) \
  F(soup_cookie_get_name, const char *, (void *)) \
  F(soup_cookie_get_value, const char *, (void *)) \
  F(soup_cookie_get_domain, const char *, (void *)) \
  F(soup_cookie_get_path, const char *, (void *)) \
  F(soup_cookie_get_expires, void *, (void *)) \
  F(soup_cookie_get_http_only, int, (void *)) \
  F(soup_cookie_get_secure, int, (void *)) \
  F(soup_cookie_get_same_site_policy, int, (void *)) \
  F(soup_message_headers_append, void, (void *, const char *, const char *)) \
  F(jsc_value_to_string, char *, (void *)) \
  F(jsc_value_get_context, void *, (void *)) \
  F(jsc_value_new_string, void *, (void *, const char *)) \
  F(webkit_get_major_version, unsigned, (void)) \
  F(webkit_get_minor_version, unsigned, (void)) \
  F(webkit_get_micro_version, unsigned, (void)) \
  F(webkit_website_data_manager_new, void *, (const char *, ...)) \
  F(webkit_website_data_manager_new_ephemeral, void *, (void)) \
  F(webkit_website_data_manager_fetch, void, (void *, unsigned, void *, Ready, void *)) \
  F(webkit_website_data_manager_fetch_finish, List *, (void *, void *, Error **)) \
  F(webkit_website_data_unref, void, (void *)) \
  F(webkit_web_context_new_with_website_data_manager, void *, (void *)) \
  F(webkit_web_context_get_cookie_manager, void *, (void *)) \
  F(webkit_cookie_manager_set_persistent_storage, void, (void *, const char *, int)) \
  F(webkit_cookie_manager_set_accept_policy, void, (void *, int)) \
  F(webkit_cookie_manager_add_cookie, void, (void *, void *, void *, Ready, void *)) \
  F(webkit_cookie_manager_add_cookie_finish, int, (void *, void *, Error **)) \
  F(webkit_cookie_manager_delete_cookie, void, (void *, void *, void *, Ready, void *)) \
  F(webkit_cookie_manager_delete_cookie_finish, int, (void *, void *, Error **)) \
  F(webkit_cookie_manager_get_all_cookies, void, (void *, void *, Ready, void *)) \
  F(webkit_cookie_manager_get_all_cookies_finish, List *, (void *, void *, Error **)) \
  F(webkit_user_content_manager_new, void *, (void)) \
  F(webkit_user_content_manager_register_script_message_handler_with_reply, int, \
    (void *, const char *, const char *)) \
  F(webkit_script_message_reply_ref, void *, (void *)) \
  F(webkit_script_message_reply_unref, void, (void *)) \
  F(webkit_script_message_reply_return_value, void, (void *, void *)) \
  F(webkit_web_view_get_type, unsigned long, (void)) \
  F(webkit_uri_request_new, void *, (const char *)) \
  F(webkit_uri_request_get_http_headers, void *, (void *)) \
  F(webkit_web_view_load_request, void, (void *, void *)) \
  F(webkit_web_view_call_async_javascript_function, void, \
    (void *, const char *, long, void *, const char *, const char *, void *, Ready, void *)) \
  F(webkit_web_view_call_async_javascript_function_finish, void *, (void *, void *, Error **))
