/** What a member sends to show who they are, and what the house takes for it. Both sides go by this. */

export const DOCUMENT_KINDS = ['identity-front', 'identity-back', 'address'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The kinds of file, by what their first bytes say. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_BYTES_MAX = 10 * 1024 * 1024

/** Where a file is sent, as its bytes and nothing else; the ticket of `documents/begin_upload` comes as a header. */
export const DOCUMENT_UPLOAD_PATH = '/endpoint/v1/documents'
export const DOCUMENT_TICKET_HEADER = 'document-ticket'
