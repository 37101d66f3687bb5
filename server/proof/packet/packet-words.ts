/** The words of a packet's first page, for readers outside our product. */
export const packetWords = {
  title: (name: string) => `Packet: ${name}`,
  intro: (madeBy: string, madeAt: string) =>
    `${madeBy} made this packet on ${madeAt}. It holds everything that our office keeps about this person's request for help.`,
  parts: {
    lead: 'The person',
    answers: 'Answers',
    timeline: 'Timeline',
    calls: 'Calls',
    messages: 'Messages',
    files: 'Files in this packet',
  },
  nothing: 'None.',
  facts: {
    received: 'Received',
    status: 'Status',
    source: 'Source',
  },
  /** The words for timeline entries; other actions show their own names. */
  actions: {
    create: 'the request for help came in',
    update: 'changed the lead',
    note: 'wrote a note',
    call: 'logged a call',
    mail: 'sent a message',
    letter: 'sent a letter',
    withdraw: 'recorded a withdrawal of consent',
    reopen: 'recorded a wish to be contacted again',
    'confirm-consent': 'confirmed the consent',
    'conflict-check': 'ran the conflict check',
    'conflict-decision': 'decided the conflict check',
    'conflict-dismiss': 'dismissed a name of the conflict check',
    agreement: 'agreement',
    packet: 'downloaded a packet',
  } as Record<string, string>,
  check: 'How to check it',
  checkText:
    'Each file in the list above has a SHA-256 hash. The file manifest.json lists all of them, is signed with the key of our ledger (Ed25519), and has a place in that ledger, which manifest-certificate.json proves. Nobody can change, add or remove a file without that being noticed.',
  checkHow:
    'Get verify-packet.py and our keys from someone you trust, not from this packet. Then run: python3 verify-packet.py packet.zip keys.json',
  hash: 'SHA-256',
  size: (bytes: number) => `${bytes.toLocaleString('en-US')} bytes`,
} as const;
