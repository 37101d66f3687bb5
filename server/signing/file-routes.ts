import type { Response } from 'express';
import { recordId } from '../../shared/schemas/id';
import { randomToken } from '../../shared/schemas/page-token';
import { z } from '../../shared/zod';
import { createContext } from '../core/http/context';
import { route } from '../core/http/route';
import { notFound } from '../core/http/trpc';
import { type AgreementFile, findFile } from '../documents/agreement-files';
import { agreementById } from '../documents/change-agreement';
import type { Deps } from './deps';
import { noteSeen } from './page/open-page';
import { findSigning, refuseUnlessKnown } from './page/signer';

const sendPdf = (res: Response, { bytes, hash }: Pick<AgreementFile, 'bytes' | 'hash'>, name: string) => {
  res.setHeader('Content-Type', 'application/pdf');
  res.setHeader('Content-Disposition', `inline; filename="${name}.pdf"`);
  res.setHeader('Repr-Digest', `sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`);
  res.send(bytes);
};

/** Serves the agreement's PDF to staff: the signed one, or else the one to sign. */
const staffFile = route({
  method: 'GET',
  path: '/api/agreements/:id/file',
  permission: 'agreements.read',
  input: z.object({ id: z.string() }),
  answer: async (deps: Deps, { res, caller }, input) => {
    const id = recordId.safeParse(input.id);
    if (!id.success) throw notFound('agreement');
    const doc = await agreementById(deps, id.data);
    deps.reads.note(caller, doc.leadId);
    sendPdf(res, await findFile(deps, doc), `agreement-${id.data}`);
  },
});

const sampleWords = {
  en: { title: 'Sample', say: 'This is a PDF. The number is:' },
  es: { title: 'Muestra', say: 'Esto es un PDF. El número es:' },
};

/** Serves a PDF with a number; entering the number proves that the signer can open a PDF. */
const sampleFile = route({
  method: 'GET',
  path: '/api/signing/:token/sample',
  permission: 'anyone',
  input: z.object({ token: randomToken }),
  answer: async (deps: Deps, { res }, input) => {
    const { doc } = await findSigning(deps, input.token);
    const { title, say } = sampleWords[doc.language];
    const firm = await deps.agreements.firm();
    const { typeset } = await import('../documents/pdf/typeset');
    const bytes = await typeset({
      title,
      language: doc.language,
      firm: firm.name,
      madeAt: doc.sentAt,
      blocks: [
        { type: 'heading', level: 1, words: [{ text: title }] },
        {
          type: 'paragraph',
          words: [{ text: `${say} ` }, { text: deps.agreements.toSampleNumber(input.token), bold: true }],
        },
      ],
      emptyCaption: () => '',
      findMark: () => undefined,
      foot: firm.name,
      formatPage: () => '',
    });
    res.type('application/pdf').send(bytes);
  },
});

/** Serves the signer's exact PDF, only in the browser confirmed as theirs. */
const signerFile = route({
  method: 'GET',
  path: '/api/signing/:token/file',
  permission: 'anyone',
  input: z.object({ token: randomToken, document: recordId.optional().catch(undefined) }),
  answer: async (deps: Deps, { req, res }, input) => {
    const context = await createContext(deps, req, res);
    const signing = await findSigning(deps, input.token, input.document);
    const { doc, signer } = signing;
    refuseUnlessKnown(context, signer);
    await noteSeen(context, signing, 'pdf');
    sendPdf(res, await findFile(deps, doc), `agreement-${doc._id}`);
  },
});

/** The PDFs of agreements, for staff and for signers with their links. */
export const agreementFileRoutes = [staffFile, sampleFile, signerFile];
