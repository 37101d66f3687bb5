/**
 * A phrase of people who want to be left alone, as a pattern over the words that `toKnownWords` returns. It counts
 * wherever it stands; a message of nothing but clear ones is a withdrawal.
 */
export type Phrase = {
  language: 'en' | 'es';
  /** `clear` ones can be a withdrawal, the others put on hold. */
  kind: 'clear' | 'doubtful' | 'wrong person';
  pattern: RegExp;
};

const person =
  '(?:me|us|him|her|them|my (?:\\w+ )?(?:number|phone|wife|husband|mother|mom|father|dad|son|daughter|family)|this (?:number|phone|person)|here|back)';
const self = '(?:me|us|this (?:number|phone|house|home|line)|(?:my|our) (?:number|phone|house|home)|here)';
const any =
  '(?:(?:all|any|anymore|these|those|this|that|your|the|more|further|future|other|of|such|automated|annoying|unwanted|damn|dumb|stupid|fucking|text|phone) ){0,6}';
const things =
  '(?:texts?|texting|messages?|messaging|calls?|calling|emails?|mails?|sms|contact|communications?|notifications?|alerts?|updates?|reminders?|promotions?|ads|offers?|spam|stuff|shit|crap|bullshit|garbage)';
const freely =
  '(?:texting|messaging|contacting|emailing|spamming|harassing|bothering|pestering|soliciting|reaching out|blowing up my phone)';
const guarded = '(?:calling|writing|phoning|ringing|mailing|annoying|disturbing|sending)';
const ends = '(?= (?:and|or|please|this|these|from|now|again|anymore|today|at|i|im)\\b|$)';
const contact = '(?:text|message|contact|email|harass|spam|reach out(?: to)?|hit me up|solicit)';
const reach = '(?:call|write|bother|disturb|phone|ring|mail|annoy|pester|send)';
const list =
  '(?:the|this|that|your|ur|any|all|these|those)?(?: \\w+){0,2} ?(?:lists?|system|systems|database|data base|records|contacts|files?|texts|messages|calls|mailings?|thread|group|crm|program)';
const mine =
  '(?:me|us|him|her|(?:my|this|that|the|our|his|her) (?:\\w+ )?(?:number|name|phone|info|information|contact|email|data|details))';
const clock =
  '(?:before|after|past|until|till|til) (?:\\d|noon|midnight|lunch|dinner|work|church|school|dark|my shift|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';

const english: readonly string[] = [
  // stop texting me
  `(?:stop|quit|cease|discontinue|end) (?:with )?(?:the |all |this |these |your ){0,4}(?:${freely}|${guarded}(?= (?:me|us|him|her|my|this number|and (?:text|messag|call)ing)\\b)|${guarded}${ends})(?: (?:and|or) (?:${freely}|${guarded})){0,3}(?: (?:to )?${person}){0,3}(?: ${any}${things}| (?:this|these|that|those))?`,
  `(?:stop|quit|cease|discontinue|end|cancel|halt) (?:it )?(?:with |w )?${any}${things}(?: (?:and|or) ${any}${things}){0,3}`,
  // do not contact me
  `(?:dont|never) (?:ever )?(?:try to )?(?!\\w+ (?:${person} )?(?:${clock}|and drive|much|while)\\b)(?:${contact}(?: or (?:${contact}|${reach})){0,3}|(?:${contact} )?(?:or )?${reach}(?: (?:or|and) (?:${contact}|${reach})){0,3}(?= ${self}\\b| (?:again|anymore|ever)\\b|$))(?: ${person}){0,3}(?: ${any}${things})?`,
  `(?:dont|never) (?:bother|disturb|annoy) ${person}`,
  `(?:dont|never) send ${any}${things}`,
  `refrain from (?:${freely}|${guarded})(?: ${person}){0,3}`,
  `(?:tell|told|ask|asked|asking) (?:you|you people|you guys|your \\w+)(?: \\w+)? not to (?:${contact}|${reach})(?: ${person}){0,3}`,
  `no (?:more|further) ${any}${things}(?: (?:and|or) ${any}${things}){0,3}`,
  // I told you to stop
  `(?:i (?:have |am )?)?(?:told|ask(?:ed|ing)?|tell(?:ing)?|beg(?:ging)?|want|need) (?:you|all of you|you people|you guys)(?: \\w+){0,2} to(?: \\w+)? stop(?! (?:by|at|in|over)\\b)`,
  // I do not want your messages
  `(?:i |we )?(?:dont|didnt|no longer|never) (?:want|need|care|like|wanted|asked) (?:(?:you|anyone|anybody|your \\w+|to be|to get|to receive|to have|to see|getting|receiving|any|being|to|for) ){0,6}(?:contacted|called|texted|messaged|emailed|bothered|harassed|disturbed|spammed|hear from (?:you|your)|hearing from you|contact me|call me|text me|message me|email me|contacting me|calling me|texting me|messaging me|on (?:your|this|any) (?:\\w+ )?list|${any}${things})(?: or (?:contacted|called|texted|messaged|emailed|bothered)){0,3}`,
  `(?:i )?want (?:to be )?(?:removed|taken off|unsubscribe|optout|off|out$)(?: (?:of|from|off))?(?: ${list})?`,
  // take me off your list
  `(?:take|remove|get|scratch|scrub|strike|wipe|purge|cross|drop|pull|delete|erase) ${mine} (?:off|from|out)(?: of)?(?: ${list})`,
  `(?:take|get|keep|leave) me out of (?:this|these|your|whatever)`,
  `(?:take|remove|get) (?:me|us) off(?! (?:hold|work|the (?:case|lawsuit|schedule)))`,
  `(?<!dont )remove (?:me|us)(?! from (?:the|my|a|an)\\b)`,
  `(?<!want to |might |will |going to |could |dont )(?:remove|delete|erase|scrub|lose|forget) (?:my (?:number|info|information|contact)|(?:this|that|our) number)`,
  `(?:delete|erase|remove) (?:all )?(?:of )?my (?:personal |contact )?(?:info|information|contact|data|details|email)`,
  `(?:delete|erase) me`,
  `leave (?:me|us|my \\w+|him|her) (?:the (?:hell|fuck) )?(?:alone|be|in peace)(?! in\\b)`,
  // opt out
  `(?:unsubscribe|optout)(?: (?:me|us|this number|my number))?(?: (?:from|of|off)(?: ${list}| ${any}${things}| (?:all|everything|this|these|your)))?(?! (?:of|from) (?:the|my|a|an|medicare|medicaid)\\b)`,
  `i (?:hereby )?revoke(?! (?:the|my|a|an)\\b)`,
  `(?:i )?(?:hereby )?(?:revok\\w+|withdraw\\w*|rescind\\w*|cancel|take back)(?: (?:my|all|any|prior|previous)){0,4} (?:consent|authorization|permission)(?: to (?:call|text|contact) me)?`,
  `(?:my )?(?:consent|permission)(?: is)? (?:hereby )?(?:withdrawn|revoked)`,
  `(?:i )?dont (?:consent|agree)(?: to (?:this|being contacted|${any}${things}))?$`,
  `(?:i )?dont (?:give|have) (?:you )?(?:my |any )?(?:permission|consent) to (?:${contact}|${reach})(?: ${person}){0,3}`,
  `(?:cancel|end) (?:my |this |the )?(?:text |message )?subscriptions?`,
  `(?:put|add|place) ${mine} (?:on|to) (?:the |your )?(?:do not call|dont call|dnc) list`,
  `(?:stop|end|cease|no) all (?:\\w+ )?(?:communications?|contact|correspondence)`,
  `cease and desist`,
  `no longer (?:interested|want)(?: in)? (?:being contacted|receiving|hearing)(?: ${any}${things})?`,
];

/** Threats, anger, and people who say that they never agreed. */
const englishDoubtful: readonly string[] = [
  `(?:you are|youre) (?:being |getting )?blocked|blocking (?:you|now|this number)`,
  `reported to (?:the )?(?:fcc|ftc|attorney general|police)`,
  `(?:fcc|ftc|tcpa) (?:complaint|violation)`,
  `dont want to (?:get|receive|see|be getting|be receiving) (?:this|these|those|any|them|your)`,
  `(?:im|i am|was|am) (?:not|never) your (?:client|customer)`,
  `let me be$`,
  `(?:stopped|stopping|quit|quitting) (?:${freely}|${guarded}) (?:me|us)`,
  `(?:dont|didnt|never|not|no longer)(?: \\w+){0,2} (?:consent|consented|agree|agreed|authorize|authorized|permission|opted in|optin)(?: to)?(?: \\w+){0,2} (?:texts?|texted|calls?|called|contact|contacted|messages?|messaged)`,
  `(?:retract|take away|remove|pull) my (?:consent|permission)`,
  `if you (?:ever )?(?:text|call|contact|message|email|write)(?: \\w+){0,2} (?:again|one more time|once more)`,
  `(?:your|these|the) (?:texts|calls|messages|emails) are (?:\\w+ )?(?:harassing|harassment|annoying|unwanted|unsolicited|illegal|spam)`,
  `dont want (?:anything|nothing|any)(?: \\w+){0,3} from (?:you|your|this)`,
  `${mine} (?:removed|taken off|deleted|erased)(?! from the\\b)`,
  `i (?:didnt|never|have never|havent) (?:sign(?:ed)? up|subscribed?|opted in|optin)(?! with)(?! for (?!this|these|those|your|it|that|any|text|message))(?: (?:for|to) (?:${any}${things}|this|it|that|anything))?`,
  `(?:i|ill|im|we|my \\w+)(?: (?:will|am|going to|gonna|have to|shall|would|be)){0,4} (?:report|reporting|sue|suing|block|blocking|blocked) (?:you|this number|your (?:number|firm|company|office))`,
  `(?:this|its|it|you|youre|that)(?: (?:is|are|s))? (?:just )?(?:harassment|harassing me|spam|spamming me)`,
  `(?:i|ive)(?: \\w+){1,3} (?:say|said|typed|sent|texted|replied|wrote|answered) stop|i (?:typed|sent|texted|replied|wrote|answered) stop`,
  `(?:rather|prefer) not (?:to )?(?:be (?:contacted|called|texted|messaged|bothered)|receive|hear from you)`,
  `(?:i )?(?:didnt|never) (?:request(?:ed)?|ask(?:ed)? for|authorized?|agreed? to) (?:this|these|that|any of this|your \\w+|any ${things}|these ${things})$`,
  `(?:i|you) (?:dont|never|didnt)(?: \\w+)? (?:give|gave|have) (?:you )?(?:my |any )?(?:permission|consent)$`,
  `report(?:ing|ed)? (?:\\w+ )?as (?:spam|junk|scam)`,
  `no ${things}(?: (?:and|or) ${things})*(?: please)?$`,
  `(?:stop|quit) sending (?:me|us)`,
  `(?:on )?(?:the |your )?(?:national |federal )?(?:do not call|dont call|dnc) (?:list|registry)`,
  `(?:go away|get lost|fuck off|fuck you|piss off|buzz off|screw off|f off|bug off|back off)`,
];

const englishWrong: readonly string[] = [
  `(?:not my name|my name (?:is not|isnt))(?! (?:on|in|spelled|there)\\b)`,
  `not at this (?:number|phone)`,
  `(?:number|phone)(?: \\w+)? (?:doesnt|does not|no longer) belongs? to`,
  `(?:texting|calling|messaging) (?:a |some )?(?:random )?(?:stranger|random)`,
  `(?<!(?:gave|give|sent) )(?:you|youve|youre|your|this is|its|it is)(?: (?:you|have|got|reached|are|is|must|may|probably|texting|texted|calling|called|dialed|contacting|to|at|sent|this)){0,6} (?:the |a )?wrong (?:number|person|guy|man|woman|lady|phone)(?! of\\b)`,
  `^(?:sorry |hi |hey |hello |no )*wrong (?:number|person|guy|man|woman|lady)(?! (?:of|is|was|on)\\b)`,
  `(?:nobody|no one|noone|there is no|there isnt (?:a|any)|theres no)(?: \\w+){0,2} (?:by|with|of) that name`,
  `(?:nobody|no one|noone|theres no|there is no)(?: \\w+){1,2} (?:at|on|has) this (?:number|phone)`,
  `^(?:sorry )?(?:there is |theres )?no (?!problem|issue|change|news|pain)\\w+ here$`,
  `dont know who (?:that|she|he) is`,
  `dont know (?:this|that|the|any|anyone|who)(?: person| man| woman| guy)?(?: \\w+)?(?: (?:by|with) that name| you are looking for| youre looking for)`,
  `(?:this|it) (?:is not|isnt|is no longer|aint) (?:his|her|their|\\w+s|the right) (?:number|phone|person)`,
  `(?:im|i am|this is) not (?:the|that) person`,
  `(?:must be|are|youre) looking for (?:someone|somebody) else`,
  `(?:just got|recently got|got) this (?:new )?number`,
  `(?:doesnt|dont|does not|no longer) (?:have|has|use|uses|own|owns|live at) this (?:number|phone)`,
];

const arStems =
  '(?:llam|mand|envi|contact|molest|text[e]?|busqu|marqu|acos|fastidi|chingu?|h?abl|mensaj[e]?)';
const irStems = '(?:escrib|insist|jod)';
const orders = `(?:${arStems}(?:en|e|es)|${irStems}(?:an|a|as))(?! (?:en (?:ingles|espanol)|mal|asi))\\b`;
const doing = `(?:${arStems}(?:ando)|${irStems}iendo)(?:me|nos|le|les)?`;
const toDo =
  '(?:llamar|mandar|enviar|contactar|molestar|text[e]?ar|buscar|marcar|acosar|fastidiar|chingar|hablar|mensaj[e]?ar|escribir|insistir|joder|fregar)(?:me|nos|le|les)?';
const cosas =
  '(?:mensajes|mensajitos|textos|texts|llamadas|correos|emails?|cosas|nada|informacion|publicidad|notificaciones|avisos|comunicaciones|comunicacion|contacto|esto|eso|estos|esos|spam|porquerias)';
const cada =
  '(?:(?:mas|sus|tus|estos|esos|estas|esas|ningun|ninguna|ningunos|los|las|el|la|otro|otra|otros|de|tantos) ){0,6}';
const horas =
  '(?:antes|despues|a partir|entre|de)(?: de)?(?: (?:las|la|los))? (?:\\d|mediodia|medio dia|lunes|trabajo)';
const lista =
  '(?:(?:de|en) (?:su|la|esta|esa|sus|las|los|el|todas|todos|tu|ese|este)(?: \\w+)? (?:listas?|sistemas?|base|bases|registros?|contactos?|datos|grupo|mensajes))';

const spanish: readonly string[] = [
  // no me escriban más
  `(?:no|nunca|jamas) (?:(?:me|nos) ${orders}|(?:les? )?${orders}(?= (?:mas|a este|a mi numero|otra|de nuevo|nunca)\\b| ${cada}${cosas}|$)|(?:(?:me|nos|le) )?(?:(?:vuelv|sig)(?:an|a|as)|llegu(?:en|e) a|est(?:en|e|es)|and(?:en|e))(?: a)? (?:${doing}|${toDo}))(?: (?:a|por)(?: \\w+)? numero)?(?: ${cada}${cosas})?(?! (?:${horas}|hasta que|todavia|aun))`,
  `no (?:llamar|contactar|escribir|molestar|textear|enviar|mandar)(?: ${cada}${cosas})?(?! (?:${horas}|a (?:mi|la|el|los)))`,
  `no (?:quiero|deseo|necesito|quisiera|queremos|deseamos)(?: (?:que|me|nos|recibir|ver|tener|seguir|recibiendo|volver|a|ser|mas|sigan|siga|sigas|vuelvan|vuelva|esten)){0,8} (?:(?<=(?:me|nos)(?: (?:sigan|siga|sigas|esten|vuelvan a|vuelva a))? )(?:${orders}|${doing}|${toDo})|contactad[oa]|molestad[oa]|saber (?:nada |mas )?de ustedes|nada (?:con|de) ustedes|${cada}(?:mensajes|textos|llamadas|correos|notificaciones|contacto|publicidad|spam|comunicaciones|comunicacion)|recibir nada)(?! a (?:mi (?!numero)|la|el|los|las)\\b)`,
  `no (?:quiero|deseo) (?:estar|aparecer|seguir) en (?:su|sus|esta|esa|ninguna|la|ninguna de sus) lista`,
  `no me incluyan?(?: en (?:su|la|esta) lista)?`,
  `que me (?:borr|quit|saqu|elimin)(?:en|e)(?! (?:el|la|los|las|un|una|mi|mis)\\b)(?: ${lista})?`,
  // dejen de mandarme mensajes
  `(?:dej|par|ces)(?:en|e|a|es|ar|aran|ara)(?:me|nos)? (?:ya )?de (?:estar )?(?:(?:me|nos) )?(?:(?:escribir|llamar|contactar|molestar|textear|acosar|chingar|joder|fregar|fastidiar|insistir|marcar|hablar|mensajear)(?:me|nos|le|les)?|${doing}|(?:mandar|enviar|recibir)(?:me|nos|le|les)?(?= ${cada}${cosas}|$))(?: ${cada}${cosas})?`,
  `(?:dej|dejen|deje|deja|dejar)(?:me|nos|lo|la)(?: ya)?(?: en paz| tranquil[oa])`,
  `(?<!no (?:me|nos|lo|la) )(?:deje|dejen|deja)(?: a)?(?: mi \\w+)? (?:en paz|tranquil[oa]s?)`,
  `(?:detengan|detenga|deten|termine|terminen|paren|pare|cancelen|cancele|cancela|cancelar|basta|alto|fin)(?: (?:a|de|con|todos|todas|los|las|mis|sus|estos|estas|esos)){0,4} (?:mensajes|textos|llamadas|correos|notificaciones)|(?:detengan|detenga|paren|pare) (?:esto|eso)`,
  `no (?:mas|recibir) ${cada}${cosas}`,
  `salirme de (?:esto|aqui|esta|su)\\b`,
  // bórrenme de su lista
  `(?:borr|quit|elimin|tach)(?:en|e|a)(?:me|nos|lo|la)(?: ya)?(?= de |$)(?: ${lista})?`,
  `(?:quit|saqu|borr|elimin)(?:en|e|a|ar) ${lista}|salir(?:me)? ${lista}`,
  `(?:saqu(?:en|e)|saca|remuev(?:an|a)|retir(?:en|e))(?:me|nos)(?: ya)?(?= de |$)(?: ${lista})?`,
  `(?:borr|quit|elimin|olvid|pierd|remuev|saqu)(?:en|e|a|an|ar)(?:se de)? (?:mi|este|ese|el|mis) (?:numero|nombre|contacto|datos|informacion)(?: de numero)?(?: ${lista})?`,
  `(?:denme|deme|dame|darme|dennos|darnos|dar|me doy|me den|me dan) de baja(?! (?:del?|de la|de mi) (?!su|la lista|lista|mensajes|numero|los mensajes|estos))(?: (?:de|del) (?:(?:la|su|los|estos) )?(?:lista|servicio|mensajes|suscripcion|numero))?`,
  `(?:solicito|pido|quiero) (?:la|mi) baja`,
  `(?:desuscrib|desinscrib|desubscrib|desuscriv)\\w+(?: de (?:esto|aqui|la lista|su lista|los mensajes))?`,
  `(?:cancel|anul|termin)(?:en|e|a|ar) (?:(?:la|mi|su|esta) )?(?:suscripcion|subscripcion)`,
  `(?:retiro|revoco|cancelo|anulo|quito) (?:mi|el|todo|mis) (?:consentimiento|permiso|autorizacion)`,
];

const spanishDoubtful: readonly string[] = [
  `no tienen? (?:mi )?(?:permiso|consentimiento|autorizacion)|(?:no|nunca|jamas) (?:les|le) (?:di|he dado) (?:mi )?(?:permiso|numero|consentimiento)`,
  `(?:los|las|te|les) (?:voy|vamos) a (?:demandar|denunciar|reportar|bloquear|acusar)|(?:los|las|te) (?:denuncio|reporto|demando|bloqueo)`,
  `voy a (?:(?:demandar|denunciar|reportar|bloquear)(?:los|las|te|les)|bloquear este numero)`,
  `no (?:autorizo|acepto|doy)(?: (?:que|mi|me|ningun|mas|para|a)){0,6} (?:consentimiento$|permiso$|permiso para que me|${orders}|${cosas}$)`,
  `no di (?:mi )?(?:consentimiento|permiso) para (?:esto|que me)`,
  `(?:no|nunca) acept(?:o|e|eyo) (?:esto|(?:recibir )?(?:sus |estos )?mensajes)`,
  `los tengo bloquead[oa]s`,
  `si siguen?$`,
  `no (?:pedi|solicite) (?:esto|eso|(?:sus |estos )?mensajes)$`,
  `no quiero saber nada$`,
  `si (?:me |nos )?(?:vuelven?|siguen?) (?:a )?(?:(?:me|nos) )?(?:${doing}|${toDo})`,
  `(?:esto|eso) (?:ya )?es (?:un )?(?:acoso|spam|hostigamiento)`,
  `(?:yo )?nunca (?:me )?(?:registre|suscribi|inscribi|apunte|di permiso|di mi permiso|di mi numero|pedi (?:esto|mensajes|sus mensajes))`,
  `(?:parenle|parele|parale|larguense|vayanse|vayase a la)`,
  `(?:cancelo|cancelar|parar|detener|evitar|quito) (?:estos|los|sus|esos) (?:mensajes|textos)`,
];

const spanishWrong: readonly string[] = [
  `esa? (?:persona|senora?)(?: \\w+)? no (?:vive|usa|tiene|es)`,
  `no conozco a (?:esa|ese) \\w+`,
  `(?<!(?:dieron|dio|puse|puso|pusieron|di|escribi|anote|marque) (?:\\w+ )?(?:el|un) )numero (?:equivocado|incorrecto|erroneo|errado)`,
  `(?:persona (?:equivocada|incorrecta)|equivocad[oa]s? de (?:numero|persona)|(?:se|te) equivoc\\w+ de (?:numero|persona))`,
  `aqui no vive \\w+|no vive aqui(?! mi\\b)`,
  `aqui no hay ningun[oa]? (?!problema|dano|seguro|doctor|trabajo)\\w+`,
  `(?:ese |este )?no es mi nombre`,
  `duen[oa] de este numero`,
  `no (?:conozco|hay) (?:a )?(?:(?:esa|ese) persona|(?:ninguna?|nadie) (?:\\w+ )?(?:(?:con|de) ese nombre|aqui))`,
  `no (?:es (?:el|su) numero(?: de \\w+)?|tiene este numero)`,
  `este numero (?:no es de|(?:esta|es) (?:equivocado|incorrecto))`,
  `(?:yo )?no soy (?:esa|la|ese|el) (?:persona|senor|senora|que)(?: (?:que )?busca\\w*)?`,
];

const toPhrases = (
  language: Phrase['language'],
  sources: Readonly<Record<Phrase['kind'], readonly string[]>>,
): Phrase[] =>
  (Object.keys(sources) as Phrase['kind'][]).flatMap((kind) =>
    sources[kind].map((source) => ({
      language,
      kind,
      pattern: new RegExp(`\\b(?:${source})(?!\\w)`, 'g'),
    })),
  );

export const phrases: readonly Phrase[] = [
  ...toPhrases('en', { clear: english, doubtful: englishDoubtful, 'wrong person': englishWrong }),
  ...toPhrases('es', { clear: spanish, doubtful: spanishDoubtful, 'wrong person': spanishWrong }),
];
