const EMAIL = /^[\w.%+'-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}$/i

/** An address that mail can be sent to, as far as its spelling tells. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
