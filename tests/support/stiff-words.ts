/** Words that sound translated, in code and on screen; docs/developers/voice.md lists the replacements. */
export const stiffWords =
  /\b(shall|whoever|whom|whomever|hereby|thereof|anew|somebody|anybody|once more)\b|\b(has|have|had) to be\b|\b(is|are) told\b/i;
