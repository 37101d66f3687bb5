/** Words that ask us to stop if they are all of a message; the strong ones also in a short message about other things. */
export const stopWords = {
  strong: {
    en: ['stop all', 'stop', 'unsubscribe', 'optout'],
    es: ['alto'],
  },
  weak: {
    en: ['end', 'quit', 'cancel', 'revoke', 'exit', 'remove', 'halt', 'cease', 'desist', 'stop it'],
    es: ['paren', 'parar', 'pare', 'basta', 'cancelar', 'cancelen', 'cancele', 'salir', 'baja', 'detenganse'],
  },
} as const;

/** Messages of these words alone put on hold. */
export const doubtfulMessages =
  /^(?:(?:im |we are |were |am )?(?:not|no longer) interested(?! in)(?: \w+){0,3}|no me interesa|no estoy interesad[oa]|spam|scam|scammers?|block|blocked|reported|enough(?: is enough)?|knock it off|cut it out|shut up|stfu|not me|terminate|discontinue|deactivate|unenroll|turn off(?: notifications)?|it stop|estafa|estafadores|bloquead[oa]s?|reportad[oa]s?|callense|callate|(?:yo )?no soy|equivocad[oa]|esta equivocad[oa]|te equivocaste|se equivoc(?:o|aron)|dnc|delete|no more|no mas|para|fin|suficiente|terminar|terminen|eliminar|borrar|detener|cancela|aqui no es|no equivocado|dejenme|me estan (?:acosando|molestando)|yo no soy|no soy yo|no es mio|estuvo|ni me conoce|ubiquense)$/;

/** Politeness, and words of haste, as the parts of a pattern. */
export const politeness = [
  'please|kindly|thank you(?: so much| very much)?|thanks(?: so much)?|thank u|thx|ty|sorry|hi|hello',
  'hey|okay|sir|maam|just|por favor|favor de|(?:muchas |mil )?gracias|hola|buenos dias|buenas tardes',
  'buenas noches|disculpe|perdon|ya',
].join('|');

/** Words that say nothing beside a request to stop. */
export const fillers = [
  'now|right now|immediately|at once|asap|today|again|anymore|any more|any longer|ever|already|forever',
  'permanently|for good|once and for all|effective immediately|for the last time|god bless(?: you)?|ok',
  'seriously|everything|period|good (?:morning|afternoon|evening|day)',
  'i (?:have )?(?:already )?(?:told|asked|said|tell|ask|want|need|request|demand|insist)(?: for)?(?: (?:you|that you|that|all of you|you (?:people|guys)))?(?: (?:to|please))?',
  'i said|want you to|i want to be|want to|you need to|i want|im asking you to|i am asking you to',
  'from you(?: guys| people)?|to me|all|at this number|to this number|on this number|buenas|(?<!no )mas',
  'nunca|jamas|ahora|ahora mismo|inmediatamente|de inmediato|otra vez|de una (?:buena )?vez',
  'por completo|de nuevo|todo',
  '(?:les?|te|los) (?:dije|pedi|he dicho|he pedido|pido|digo|repito|ruego|exijo)(?: que)?',
  'quiero(?: que)?|necesito que|quisiera que|que|a este numero|a mi numero|aqui|senor|senora|saludos',
  'dios los bendiga',
].join('|');

/** With only these words beside it, a weak stop word in a short message can be about us. */
export const contactWords = [
  'me|it|this|that|all|everything|you|your|us|i|im|to|want|need|the|of|these|those|from|list|texts?',
  'messages?|calls?|contact|can|how|do|dude|man|enough|people|guys|number|my|me|esto|eso|todo|los|las',
  'mensajes|llamadas|ustedes|como|estos|esos|de|lista|suscripcion|mi|numero',
].join('|');

/** People and things that are us, so that "you have to stop" is about us. */
export const ours = 'you|guys|people|this|that|these|those|texts|messages|calls|emails|wish|want';

/** Words that follow "stop" where it is about something else. */
export const topics =
  /^(?:by|at|in|on|over|off|here|there|sign|signs|signal|light|lights|loss|gap|work|for|to (?!end|optout|stop|unsubscribe|cancel|quit)|and go|the|my|his|her|their|our|any|some|payment|payments|pay|\w+(?<!text|messag|call|contact|email|bother|harass|writ|send)ing|of|riesgo|nivel|de|en|colesterol|azucar|presion)\b/;

/** Words for stopping and for contact that together, in a short message, may be a request that no phrase covers. */
export const loose = {
  en: {
    stop: /\b(?:stop|stopping|quit|cease|end|remove|removing|removed|delete|deleting|block|cancel|discontinue|unenroll|off)\b/,
    contact:
      /\b(?:texts|texting|texted|messages|messaging|calls|calling|contact|contacting|emails|emailing|notifications|list|database|my number|this number|my info\w*|harass\w*|bother\w*)\b/,
  },
  es: {
    stop: /\b(?:paren?|parar|dej(?:en|ar|e) de|cancel(?:en|e|ar)|borr(?:en|e|ar)|elimin(?:en|e|ar)|quit(?:en|e|ar)(?:me)?|saquen(?:me)?|salir(?:me)?|detener|bloquear|alto|basta|suspendan?)\b/,
    contact:
      /\b(?:mensajes|textos|llamadas|correos|notificaciones|lista|mi numero|este numero|mis datos|contactar\w*|escribir\w*|llamar\w*|molestar\w*)\b/,
  },
} as const;
