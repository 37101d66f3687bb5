import { type ComponentType, createContext, useContext } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import type { Permission } from '../../shared/permissions';
import type { Outputs } from '../lib/trpc';
import type { LineIcon } from '../ui/line-icon';

export type Screen = ComponentType<{ id: string }>;

/** The groups of the settings home, in order. */
export const settingsGroups = ['Intake', 'Sources', 'Website', 'Messages', 'People and security'] as const;

/** A screen of the staff area: all that the route, the menu, the palette and the settings home know about it. */
export type Place = {
  /** Its address; `:id` stands for a record. */
  path: string;
  title: string;
  icon: LineIcon;
  needs: Permission;
  /** Its group in the menu or in the settings; without one, only the palette names it. */
  group?: 'Navigation' | 'Work' | 'Firm' | 'Account' | (typeof settingsGroups)[number];
  Screen: Screen;
  /** A one-line description, and a short status, on the settings home. */
  text?: string;
  state?: (state: Outputs['dashboard']['settings']) => { text: string; isWaiting?: boolean };
  /** More words to search it by, for people who do not know its name. */
  also?: string;
  /** The place that this screen is a part of. */
  within?: string;
};

export const isSetting = ({ group }: Place) => settingsGroups.some((one) => one === group);

/** Every place, in the order of the command palette; the app provides them. */
export const Places = createContext<readonly Place[]>([]);
export const usePlaces = () => useContext(Places);

/** Returns the place at the current address, if there is one, and the id in the address. */
export const usePlace = (): { place?: Place; id: string } => {
  const places = usePlaces();
  const { parser } = useRouter();
  const [path] = useLocation();
  for (const place of places) {
    const [matches, params] = matchRoute(parser, place.path, path);
    if (matches) return { place, id: (params as { id?: string }).id ?? '' };
  }
  return { id: '' };
};
