import type { PacketFile } from './packet-files';

/** What a module adds to the packet of a lead: files as they stand, and records that have a file and a section. */
export type PacketPart = {
  sections?: { name: string; title: string; records: { record: object; facts: [string, unknown][] }[] }[];
  files?: PacketFile[];
};

/** A lead and the ids that lead to it. */
export type PacketLead = { id: string; ids: readonly string[] };
