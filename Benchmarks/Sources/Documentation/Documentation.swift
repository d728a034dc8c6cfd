// Has no code: what this target depends on is what `.ci/docs` builds the documentation of.
