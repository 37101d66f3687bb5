import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { byId } from '../../../shared/schemas/id';
import { getName, type Staff } from '../../core/caller';
import { route } from '../../core/http/route';
import { unavailable } from '../../core/http/trpc';
import { traceLead } from '../../leads/trace-lead';
import { findCertificate } from '../certificate';
import type { Deps } from '../deps';
import { enterRecord } from '../enter-record';
import { publicKeys } from '../public-log';
import { collectPacket } from './collect-packet';
import {
  jsonFile,
  listed,
  type Manifest,
  type PacketFile,
  type PacketSignature,
  sealFiles,
  sha256,
} from './packet-files';
import { packetPage } from './packet-page';
import { getZip } from './zip-layout';

/** Adds a manifest's hash to the ledger and returns the proof that it is there. */
const certify = async (
  deps: Deps,
  entry: { id: string; manifestHash: string; madeBy: string; at: string },
) => {
  const { models, consents } = deps;
  await enterRecord(deps, { ...entry, kind: 'packet' });
  await consents.sealAll();
  const doc = await models.consents.findById(entry.id).lean();
  return doc && (await findCertificate(models, doc));
};

/**
 * Returns everything about a lead as files that anyone can check without us. The manifest has their hashes, is signed
 * with the ledger's key, and is itself in the ledger. The lead's timeline and the log record who downloaded it.
 */
const makePacket = async (needs: Deps, caller: Staff, id: string): Promise<PacketFile[]> => {
  const { consents, now } = needs;
  const packet = await collectPacket(needs, id);
  const leadId = String(packet.lead.id);
  const origin = { id: randomUUID(), leadId, madeAt: new Date(now()).toISOString(), madeBy: getName(caller) };
  const { files, sections, caseType: _, ...parts } = packet;
  const contents = [
    ...Object.entries(parts).map(([name, value]) => jsonFile(`${name}.json`, value)),
    ...sections.map(({ name, records }) =>
      jsonFile(
        `${name}.json`,
        records.map(({ record }) => record),
      ),
    ),
    ...files,
  ];
  const page = Buffer.from(packetPage(packet, { ...origin, files: listed(contents) }));
  const all = [
    { path: 'index.html', bytes: page },
    ...contents,
    jsonFile(sealFiles.keys, await publicKeys(needs)),
  ];
  const manifest: Manifest = { format: 'lantern packet 2', ...origin, files: listed(all) };
  const manifestFile = jsonFile(sealFiles.manifest, manifest);
  const certificate = await certify(needs, {
    id: `packet-${origin.id}`,
    manifestHash: sha256(manifestFile.bytes),
    madeBy: origin.madeBy,
    at: origin.madeAt,
  });
  // Another server is sealing; the same call works in a moment.
  if (!certificate) throw unavailable('The ledger is being sealed. Please try again in a few seconds.');
  const certificateFile = jsonFile(sealFiles.certificate, certificate);
  const signed = ({ bytes }: PacketFile) => consents.signer.signBytes(bytes).toString('base64');
  const signature: PacketSignature = {
    keyId: consents.signer.keyId,
    signature: signed(manifestFile),
    certificate: signed(certificateFile),
  };
  await traceLead(needs, caller, leadId, { action: 'packet', logged: origin.id });
  return [...all, manifestFile, jsonFile(sealFiles.signature, signature), certificateFile];
};

/** Everything about a lead as one signed ZIP. */
export const packetRoute = route({
  method: 'GET',
  path: '/api/clients/:id/packet',
  permission: 'packet.take',
  proven: true,
  limit: 'export',
  input: byId,
  answer: async (deps: Deps, { res, caller }, { id }) => {
    const files = await makePacket(deps, caller, id);
    res.type('application/zip').set('Cache-Control', 'no-store').attachment(`packet-${id}.zip`);
    await pipeline(Readable.from(getZip(files, new Date(deps.now()))), res).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      },
    );
  },
});
