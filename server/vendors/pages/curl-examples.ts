const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Returns how a vendor sends a lead and asks what became of it. The key comes from the environment, so that no file
 * contains it.
 */
export const curlExamples = (url: string, body: object) => [
  {
    title: 'Send a lead',
    code: `curl -X POST ${inShell(url)} \\
  -H "Authorization: Bearer $LANTERN_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: lead-1001' \\
  -d ${inShell(JSON.stringify(body, null, 2))}
`,
  },
  {
    title: 'Ask what became of your posts',
    code: `curl ${inShell(new URL('/api/posts', url).href)} \\
  -H "Authorization: Bearer $LANTERN_KEY"
`,
  },
];
