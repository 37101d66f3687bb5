/** Packages that the server's bundle loads from node_modules: native ones, and those that read files next to their own. */
export const runtimePackages = [
  '@node-rs/argon2',
  // For setting and sealing agreements, loaded with the first one.
  'pdfkit',
  'fontkit',
  '@libpdf/core',
  'reflect-metadata',
  '@peculiar/x509',
  'asn1js',
  'pkijs',
];
