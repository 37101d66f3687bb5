import type { ComponentType } from 'react';
import type { Permission } from '../../../shared/permissions';
import type { ClientRecord } from '../../../shared/schemas/client';

export type ComposerPartProps = {
  client: ClientRecord;
  /** Its tab is the chosen one. */
  isShown: boolean;
  /** In the queue: called after a save, to open the next lead. */
  onNext?: () => void;
};

/** One thing that can be added to a lead's timeline: a tab of the composer. */
export type ComposerKind = {
  id: string;
  labelOf: (client: ClientRecord) => string;
  Part: ComponentType<ComposerPartProps>;
};

type LeadProps = { client: ClientRecord };

/** A part of a lead's page that few need at once: it stands closed, with what matters of it in its line. */
export type LeadPanel = {
  title: string;
  Essence: ComponentType<LeadProps>;
  Content: ComponentType<LeadProps>;
  /** Left out on paper, and not asked for before it is opened. */
  isForScreen?: boolean;
  /** Shown only to people with this right. */
  permission?: Permission;
  /** Shown only for these leads. */
  isFor?: (client: ClientRecord) => boolean;
};

/** The slots of a lead's page, in the order in which they show. */
export const composerKinds: ComposerKind[] = [];
export const leadPanels: LeadPanel[] = [];

/** Fills the slots of a lead's page: the application says once which modules have a place there. */
export const fillLeadPage = (parts: { kinds: readonly ComposerKind[]; panels: readonly LeadPanel[] }) => {
  composerKinds.splice(0, composerKinds.length, ...parts.kinds);
  leadPanels.splice(0, leadPanels.length, ...parts.panels);
};
