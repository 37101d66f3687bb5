/** Messages for staff when a privacy action is refused. */
export const privacyMessages = {
  nobodyChosen: 'Choose at least one record, or enter an e-mail address or a phone number.',
  held: 'A lead is on legal hold. End the hold first.',
  needsAnother: 'Another administrator must agree.',
  needsEarlier:
    'This request is older than your account is now. Have someone agree who was an administrator then, or start a new request.',
  needsOldAccount:
    'Your account became an administrator’s, or someone else reset it, less than 7 days ago. Ask another administrator to agree.',
  needsOldAsker:
    'The account that asked became an administrator’s, or someone else reset it, less than 7 days ago. Wait, or start a new request.',
  askerIsGone: 'The person who asked is no longer an administrator. Start a new request.',
  needsTime: 'You are the only administrator. Agree again 24 hours after you asked.',
  notHeld: 'This lead is not on legal hold.',
} as const;
