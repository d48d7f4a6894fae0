/** What `vite-plugin-catalogues` makes of a catalogue imported with `?compiled`. */
declare module '*.json?compiled' {
  const catalogue: import('./compile-catalogue.ts').CompiledCatalogue;
  export default catalogue;
}
