import type { AgreementPost } from '../../shared/schemas/agreement';
import { type Caller, caller, patiently } from './caller';
import { addLawyer } from './lawyer';
import { openMail } from './mail/open-mail';
import { signingPage } from './signing-page';

type Different = Partial<Omit<AgreementPost, 'id' | 'template'>> & { template?: string; lead?: string };

export const maria = { name: 'Maria Lopez', email: 'maria.lopez@example.com', role: 'client' } as const;

/** A firm with mail, a lead, and a signed-in user with all permissions; the test controls the clock. */
export const openAgreements = async (settings: Parameters<typeof openMail>[0] = {}) => {
  const house = await openMail({ conflictStanding: async () => 'clear', ...settings });
  const { app } = house;
  const admin = await app.signInAsAdmin();
  const lawyer = await addLawyer(app);
  const lead: string = await house.lead();
  const templates = (await admin.get('/api/agreement-templates')).body as {
    id: string;
    name: string;
    language: string;
  }[];
  const templateCalled = (name: string) => templates.find((one) => one.name === name)!.id;

  const post = ({ lead: to = lead, ...different }: Different = {}) =>
    admin.post(`/api/clients/${to}/agreements`, {
      template: templateCalled('Contingency fee agreement'),
      signers: [maria],
      deliver: 'link',
      ...different,
    });

  /** The token in the address of a signing page. */
  const findToken = (url: string) => url.split('/sign/')[1]!;

  const send = async (different: Different = {}) => {
    const { status, body } = await post(different);
    if (status !== 201) throw new Error(`Sending answered ${status}: ${JSON.stringify(body)}`);
    const links = (body.links ?? []) as { signer: string; url: string }[];
    return { id: body.id as string, links, tokens: links.map(({ url }) => findToken(url)) };
  };

  /** The newest code that came by mail. */
  const findCode = async (): Promise<string> => {
    await app.outbox.run();
    const pattern = /(?:code is|(?:ó|=C3=B3)digo es) (\d{6})/;
    const newest = house.smtp.got.findLast(({ text }) => pattern.test(text));
    if (!newest) throw new Error('No code came by mail.');
    return pattern.exec(newest.text)![1]!;
  };

  const codeFor = async (token: string, headers: Record<string, string> = {}): Promise<string> => {
    await patiently(() => signingPage(caller(app.url, headers), token).press('send-code'));
    return findCode();
  };

  const agree = (token: string, browser: Caller = app.anyone) =>
    signingPage(browser, token).agree(app.agreements.toSampleNumber(token));

  /** A browser in which a link's signer has entered their code; `headers` set the caller's address. */
  const identify = async (token: string, headers: Record<string, string> = {}): Promise<Caller> => {
    const code = await codeFor(token, headers);
    const answer = await patiently(() =>
      signingPage(caller(app.url, headers), token).press('code', { code }),
    );
    return caller(app.url, { ...headers, cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
  };

  /** The same, after they agreed to electronic records. */
  const admit = async (token: string, headers: Record<string, string> = {}): Promise<Caller> => {
    const browser = await identify(token, headers);
    await agree(token, browser);
    return browser;
  };

  const signAll = (browser: Caller, token: string) => signingPage(browser, token).signAll();

  return {
    ...house,
    admin,
    lead,
    templateCalled,
    post,
    send,
    tokenIn: findToken,
    findCode,
    codeFor,
    agree,
    identify,
    admit,
    signAll,
    agreement: async (id: string) => (await admin.get(`/api/agreements/${id}`)).body,
    lawyer,
    countersign: async (id: string) => {
      await lawyer.confirm();
      return lawyer.mutate('agreements.countersign', { id });
    },
  };
};

export type AgreementHouse = Awaited<ReturnType<typeof openAgreements>>;
