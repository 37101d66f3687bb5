import { documentLanguages } from '../shared/schemas/agreement-template';
import { allSentences } from './agreements/sentences';

for (const language of documentLanguages)
  for (const [name, texts] of allSentences(language)) {
    console.log(`\n## ${name} (${language})\n`);
    for (const text of texts) console.log(text);
  }
