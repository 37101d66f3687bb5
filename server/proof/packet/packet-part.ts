import type { PacketFile } from './packet-files';

/** Another module's part of a lead's packet: files, and records that get a file and a section. */
export type PacketPart = {
  sections?: { name: string; title: string; records: { record: object; facts: [string, unknown][] }[] }[];
  files?: PacketFile[];
};

/** A lead and all IDs that lead to it. */
export type PacketLead = { id: string; ids: readonly string[] };
