/** Renewed a function once. Functions are no migrations any more (`../functions.ts`); the step stays. */
export async function up(): Promise<void> {}
