import { lineIcon } from './line-icon';

// Line icons of the whole client, from Lucide (https://lucide.dev/license, ISC): the shapes of each SVG there as one path.

export const AlertTriangle = /* @__PURE__ */ lineIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const ArrowLeft = /* @__PURE__ */ lineIcon('M12 19l-7-7 7-7M19 12H5');
export const ArrowRight = /* @__PURE__ */ lineIcon('M5 12h14M12 5l7 7-7 7');
export const Check = /* @__PURE__ */ lineIcon('M20 6 9 17l-5-5');
export const ChevronDown = /* @__PURE__ */ lineIcon('M6 9l6 6 6-6');
export const ChevronLeft = /* @__PURE__ */ lineIcon('M15 18l-6-6 6-6');
export const ChevronRight = /* @__PURE__ */ lineIcon('M9 18l6-6-6-6');
export const Clock = /* @__PURE__ */ lineIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 6v6l4 2');
export const KeyRound = /* @__PURE__ */ lineIcon(
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0z',
);
export const Mail = /* @__PURE__ */ lineIcon(
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
);
export const MapPin = /* @__PURE__ */ lineIcon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
);
export const Menu = /* @__PURE__ */ lineIcon('M4 5h16M4 12h16M4 19h16');
export const MessageSquare = /* @__PURE__ */ lineIcon(
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
);
export const Phone = /* @__PURE__ */ lineIcon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
);
export const Search = /* @__PURE__ */ lineIcon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0z');
export const ShieldAlert = /* @__PURE__ */ lineIcon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM12 8v4M12 16h.01',
);
export const X = /* @__PURE__ */ lineIcon('M18 6 6 18M6 6l12 12');
