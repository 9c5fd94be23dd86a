import type { RegisterField } from './register-draft.ts'

/** The element that an error of this field leads to. */
export const fieldId = (field: RegisterField): string => `register-${field}`
