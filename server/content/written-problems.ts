import type * as z from 'zod/mini'

/** Each field that cannot be, with the reason, for whoever wrote it. */
export function describeProblems(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.map(String).join('.') || 'the file'}: ${reasonOf(issue)}`)
    .join('; ')
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'invalid_type':
      return `is missing or no ${issue.expected}`
    case 'invalid_value':
      return `is none of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return 'is no moment like 2026-01-31T20:00:00+03:00'
    case 'unrecognized_keys':
      return `knows no ${issue.keys.join(', ')}`
    case 'too_big':
      return `is more than ${issue.maximum}`
    case 'too_small':
      return `is less than ${issue.minimum}`
    default:
      return 'cannot be read'
  }
}
