// So that svelte-check does not look for one in the product's vite.config.ts.
export default {}
