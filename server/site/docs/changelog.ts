import { apiChanges } from '../../../shared/api-changes';
import { escaped } from './schema-table';

/** Converts a sentence with backticks to HTML code elements. */
export const inCode = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The change log for lead senders. */
export const changelog = (): string =>
  `<h2 id="changes">Changes</h2>${apiChanges
    .map(
      ({ date, changes }) =>
        `<details><summary><h3><time datetime="${date}">${date}</time></h3></summary><ul>${changes.map((change) => `<li>${inCode(change)}</li>`).join('')}</ul></details>`,
    )
    .join('')}`;
