import { ruleCriterion, ruleQuestion } from '../../../shared/rules/rule';
import { agreementRecord } from '../../../shared/schemas/agreement';
import { adoption } from '../../../shared/schemas/agreement-template';
import { clientRecord, leadPost, vendorReceipt } from '../../../shared/schemas/client';
import { conflictCheck, conflictHit } from '../../../shared/schemas/conflict';
import {
  agreementEntry,
  certificate,
  consentAnswer,
  consentConfirmation,
  consentReopening,
  consentWithdrawal,
  inboundText,
  ledgerHead,
  ledgerKey,
  signedHead,
} from '../../../shared/schemas/consent';
import { contactAnswer } from '../../../shared/schemas/contact';
import { importProblem, importRecord } from '../../../shared/schemas/import';
import { messageAuthentication, messageFile, messageRecord } from '../../../shared/schemas/message';
import { messageTemplateRecord } from '../../../shared/schemas/message-template';
import { outboxRecord } from '../../../shared/schemas/outbox';
import { reason, vendorAnswer, warning } from '../../../shared/schemas/outcome';
import { postRecord } from '../../../shared/schemas/post';
import { sequenceRecord, sequenceStep } from '../../../shared/schemas/sequence';
import { serviceRecord } from '../../../shared/schemas/service';
import { userRecord } from '../../../shared/schemas/user';
import { vendorCap, vendorKeyRecord, vendorRecord } from '../../../shared/schemas/vendor';
import { fieldValue } from '../../../shared/schemas/vendor-mapping';
import { vendorLinkRecord } from '../../../shared/schemas/vendor-page';
import { z } from '../../../shared/zod';

/** A run of text in a document block, by the keys of `Inline` in `shared/agreements/markup.ts`. */
const documentWords = z.object({ text: z.string(), field: z.string(), bold: z.literal(true) });

/** Shapes used in more than one place, by the names that generated programs give them. */
const shapes: Record<string, z.ZodObject> = {
  Adoption: adoption,
  Agreement: agreementRecord,
  AgreementEntry: agreementEntry,
  Certificate: certificate,
  Client: clientRecord,
  ConflictCheck: conflictCheck,
  ConflictHit: conflictHit,
  ConsentAnswer: consentAnswer,
  ConsentConfirmation: consentConfirmation,
  ConsentReopening: consentReopening,
  ConsentWithdrawal: consentWithdrawal,
  ContactAnswer: contactAnswer,
  Criterion: ruleCriterion,
  DocumentWords: documentWords,
  Import: importRecord,
  ImportProblem: importProblem,
  InboundText: inboundText,
  LeadPost: leadPost,
  LeadReceipt: vendorReceipt,
  LedgerHead: ledgerHead,
  LedgerKey: ledgerKey,
  Message: messageRecord,
  MessageAuthentication: messageAuthentication,
  MessageFile: messageFile,
  MessageTemplate: messageTemplateRecord,
  OutboxEntry: outboxRecord,
  Post: postRecord,
  Question: ruleQuestion,
  Reason: reason,
  Sequence: sequenceRecord,
  SequenceStep: sequenceStep,
  Service: serviceRecord,
  SignedHead: signedHead,
  User: userRecord,
  Vendor: vendorRecord,
  VendorAnswer: vendorAnswer,
  VendorCap: vendorCap,
  VendorKey: vendorKeyRecord,
  VendorLink: vendorLinkRecord,
  VendorValue: fieldValue,
  Warning: warning,
};

const getKeys = (shape: object) => Object.keys(shape).sort().join(' ');
const names = new Map(Object.entries(shapes).map(([name, { shape }]) => [getKeys(shape), name]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Moves these shapes to one place each and refers to them elsewhere. If a shape differs between request and response,
 * the name belongs to the first one and the other stays inline.
 */
export const withNamedSchemas = (
  document: unknown,
): { document: unknown; schemas: Record<string, object> } => {
  const schemas: Record<string, object> = {};
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (!isObject(value)) return value;
    const inside = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one)]));
    const name = isObject(value.properties) ? names.get(getKeys(value.properties)) : undefined;
    if (!name) return inside;
    schemas[name] ??= inside;
    return JSON.stringify(schemas[name]) === JSON.stringify(inside)
      ? { $ref: `#/components/schemas/${name}` }
      : inside;
  };
  return { document: replace(document), schemas };
};
