/** One way to send a lead, in one language. */
export type CodeExample = { language: string; file: string; code: string };

const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const inPhp = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const inPython = (text: string) => JSON.stringify(text);

const getPython = (value: unknown): string =>
  value === true ? 'True' : value === false ? 'False' : JSON.stringify(value);

const curl = (url: string, body: object) => `curl -X POST ${inShell(url)} \\
  -H "Authorization: Bearer $LANTERN_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: lead-1001' \\
  -d ${inShell(JSON.stringify(body, null, 2))}
`;

const node = (url: string, body: object) => `import { env } from 'node:process';

const answer = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${env.LANTERN_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'lead-1001',
  },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
const told = await answer.json();
console.log(answer.status, told.outcome, told.reasonCode);
`;

const php = (url: string, body: object) => `<?php
$lead = [
${Object.entries(body)
  .map(
    ([name, value]) =>
      `    ${inPhp(name)} => ${typeof value === 'string' ? inPhp(value) : JSON.stringify(value)},`,
  )
  .join('\n')}
];
$request = curl_init(${inPhp(url)});
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('LANTERN_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: lead-1001',
    ],
    CURLOPT_POSTFIELDS => json_encode($lead),
]);
$told = json_decode(curl_exec($request), true);
echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $told['outcome'], ' ', $told['reasonCode'] ?? 'null', "\\n";
`;

const python = (url: string, body: object) => `import json
import os
import urllib.error
import urllib.request

lead = {
${Object.entries(body)
  .map(([name, value]) => `    ${inPython(name)}: ${getPython(value)},`)
  .join('\n')}
}
request = urllib.request.Request(
    ${inPython(url)},
    data=json.dumps(lead).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LANTERN_KEY"],
        "Content-Type": "application/json",
        "Idempotency-Key": "lead-1001",
    },
)
try:
    answer = urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    answer = error
told = json.load(answer)
print(answer.status, told["outcome"], told["reasonCode"])
`;

/** Returns the same submission in four languages. The key comes from the environment, so that no file contains it. */
export const codeExamples = (url: string, body: object): CodeExample[] => [
  { language: 'curl', file: 'send-lead.sh', code: curl(url, body) },
  { language: 'Node', file: 'send-lead.mjs', code: node(url, body) },
  { language: 'PHP', file: 'send-lead.php', code: php(url, body) },
  { language: 'Python', file: 'send_lead.py', code: python(url, body) },
];
