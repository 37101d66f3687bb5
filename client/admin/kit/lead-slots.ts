import type { ComponentType } from 'react';
import type { Permission } from '../../../shared/permissions';
import type { ClientRecord } from '../../../shared/schemas/client';
import type { MessageRecord } from '../../../shared/schemas/message';

export type ComposerPartProps = {
  client: ClientRecord;
  /** True while its tab is active. */
  isShown: boolean;
  /** In the queue: called after a save to open the next lead. */
  onNext?: () => void;
  /** The message that is being answered. */
  quoted?: MessageRecord | undefined;
  onUnquote?: () => void;
};

/** An entry for a lead's timeline, as a tab of the composer. */
export type ComposerKind = {
  id: string;
  /** Opens it on the lead's own page. */
  key?: string;
  formatLabel: (client: ClientRecord) => string;
  Part: ComponentType<ComposerPartProps>;
};

type LeadProps = { client: ClientRecord };

/** A collapsed section of a lead's page for rarely needed details, with a summary in its line. */
export type LeadPanel = {
  title: string;
  Essence: ComponentType<LeadProps>;
  Content: ComponentType<LeadProps>;
  /** Leaves it out in print, and loads it only once opened. */
  isForScreen?: boolean;
  /** Shown only to people with this right. */
  permission?: Permission;
  /** Shown only for leads that pass this test. */
  isFor?: (client: ClientRecord) => boolean;
};

/** The slots of a lead's page, in display order. */
export const composerKinds: ComposerKind[] = [];
export const leadPanels: LeadPanel[] = [];

/** Fills the slots of a lead's page; the app calls it once with all modules. */
export const fillLeadPage = (parts: { kinds: readonly ComposerKind[]; panels: readonly LeadPanel[] }) => {
  composerKinds.splice(0, composerKinds.length, ...parts.kinds);
  leadPanels.splice(0, leadPanels.length, ...parts.panels);
};
