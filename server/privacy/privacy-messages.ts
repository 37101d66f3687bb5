/** What staff are told when something about a person's data is refused. */
export const privacyMessages = {
  nobodyChosen: 'Choose at least one record, or give an e-mail address or a phone number.',
  held: 'A client is on legal hold. End the hold first.',
  needsAnother: 'Another administrator has to agree.',
  needsEarlier:
    'This was asked for before your account was what it is now. Let somebody agree who was an administrator then, or ask for it anew.',
  needsTime: 'You are the only administrator: agree again 24 hours after you asked.',
  notHeld: 'This client is not on hold.',
} as const;
