import type { DocumentKind } from '../../../../shared/agreements/terms';

export const templateWords = {
  loading: 'Loading templates...',
  failed: 'Error loading templates',
  name: 'Name',
  kind: 'Kind',
  language: 'Language',
  caseTypes: 'Case types',
  allCaseTypes: 'All case types',
  state: 'Adopted',
  adoptedBy: (by: string, bar = '') => `Adopted by ${by}${bar && `, ${bar}`}`,
  kinds: {
    fee: 'Fee agreement',
    records: 'Medical records authorization',
    referral: 'Referral consent',
    cancellation: 'Notice to cancel',
    other: 'Other document',
  } satisfies Record<DocumentKind, string>,
  languages: { en: 'English', es: 'Spanish' },
  answers: { before: 'Before the fee', after: 'After the fee', client: 'The person', firm: 'The firm' },
  preview: 'Preview',
  saved: { title: 'Template saved' },
  saveFailed: { title: 'Error', description: 'The template could not be saved. Please try again.' },

  adopt: {
    only: 'Only a lawyer can adopt it:',
    typed: (name: string) =>
      `Adopted under the typed name ${name}. A lawyer must adopt it again from their own account before you can send it.`,
    done: { title: 'Template adopted' },
    failed: { title: 'Error', description: 'The template could not be adopted. Please try again.' },
  },
  archiveDone: { title: 'Template archived' },
  restoreDone: { title: 'Template restored' },
  archiveFailed: { title: 'Error', description: 'The template could not be changed. Please try again.' },
} as const;
