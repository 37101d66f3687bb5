/** What staff are told when something about a person's data is refused. */
export const privacyMessages = {
  nobodyChosen: 'Choose at least one record, or give an e-mail address or a phone number.',
  held: 'A client is on legal hold. End the hold first.',
  needsAnother: 'Another administrator has to agree.',
  needsTime: 'You are the only administrator: agree again 24 hours after you asked.',
  notHeld: 'This client is not on hold.',
} as const;
