import { scanEnds } from '../../shared/schemas/scan';
import { jsonFile, type PacketLead, type PacketPart } from '../proof/packet/packet-files';
import type { AgreementDoc } from './agreement.model';
import { findFile } from './agreement-files';
import { toAgreement } from './agreement-record';
import type { Deps } from './deps';
import { findScans, openScan } from './scans/scans';

/** Returns each agreement as a record with its PDF: the signed one, or else the one to sign. */
export const agreementsInPacket = async (needs: Deps, { ids }: PacketLead): Promise<PacketPart> => {
  const docs = await needs.models.agreements
    .find({ leadId: { $in: ids }, isSpecimen: { $ne: true } })
    .sort({ _id: 1 })
    .lean<AgreementDoc[]>();
  const files = await Promise.all(
    docs.map(async (doc) => [
      jsonFile(`agreements/${doc._id}.json`, toAgreement(doc, needs.now())),
      { path: `agreements/${doc._id}.pdf`, bytes: (await findFile(needs, doc)).bytes },
    ]),
  );
  return { files: files.flat() };
};

/** Returns the scans of agreements signed on paper, each with its record. */
export const scansInPacket = async (needs: Deps, { id }: PacketLead): Promise<PacketPart> => {
  const scans = await findScans(needs, id);
  const files = await Promise.all(
    scans.map(async (scan) => [
      jsonFile(`scans/${scan.id}.json`, scan),
      { path: `scans/${scan.id}.${scanEnds[scan.type]}`, bytes: (await openScan(needs, id, scan.id)).bytes },
    ]),
  );
  return { files: files.flat() };
};
