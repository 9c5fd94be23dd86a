/** Why the database cannot be used, as one line for whoever started the house. */
export class DatabaseUnavailable extends Error {}
