export { setup as default } from '#server/database/testing-setup.ts'
