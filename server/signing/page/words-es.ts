import type { SigningWords } from './words-en';

export const spanish: SigningWords = {
  other: 'English',
  skip: 'Ir al documento',
  foot: '¿Tiene preguntas? Llame a {firm}:',
  title: '{document} · {firm}',
  step: 'Paso {n} de {of}: {name}',
  document: 'Documento {n} de {of}: {title}',
  steps: {
    code: 'Su código',
    consent: 'Firmar en pantalla',
    read: 'Lea el documento',
    places: 'Firme',
    finish: 'Termine',
  },

  consent: {
    heading: 'Antes de leer: firmar en pantalla',
    intro:
      'Puede leer y firmar aquí, o pedirle el documento en papel a {firm}. Primero necesitamos su respuesta sobre los documentos electrónicos.',
    from: 'Una nota de {firm}',
    testPdf: 'Abrir el PDF de muestra',
    seen: 'El número que aparece en el PDF de muestra',
    seenHint: 'Así sabemos que puede abrir su copia.',
    button: 'Aceptar y continuar',
    needed: 'Marque la casilla para continuar, o pida el documento en papel más abajo.',
  },
  code: {
    heading: 'Escriba su código',
    intro: '{firm} le pide que lea y firme este documento: {document}.',
    introSeveral: '{firm} le pide que lea y firme estos documentos: {documents}.',
    ask: 'Nos aseguramos de que solo usted pueda abrir este documento. Le enviamos un código de seis cifras a {email}.',
    send: 'Enviarme un código',
    sent: 'Le enviamos un código a {email}. Si no lo ve, busque en el correo no deseado.',
    have: 'Ya tengo un código',
    label: 'Código de nuestro mensaje',
    askText: 'Podemos enviarle el código por mensaje de texto al número que termina en {phone}.',
    sendText: 'Enviarme un mensaje de texto',
    sentText:
      'Le enviamos un código por mensaje de texto al número que termina en {phone}. Sirve durante 10 minutos.',
    labelText: 'Código del mensaje de texto',
    againText: 'Enviar otro código por mensaje de texto',
    againMail: 'Enviar un código por correo electrónico',
    button: 'Continuar',
    again: 'Enviar otro código',
    noMail:
      'No podemos enviarle un código aquí. Llámenos o venga a la oficina: puede firmar allí con nosotros.',
  },
  read: {
    intro: 'Tómese su tiempo. Esta página le espera: puede cerrarla y volver con el mismo enlace.',
    pdf: 'Abrir el PDF',
    text: 'El documento',
    places: 'Usted firma en {count} lugares.',
    place: 'Usted firma en un lugar.',
    button: 'Ya lo leí: ir al primer lugar para firmar',
    on: 'Seguir donde se quedó',
  },
  place: {
    sign: 'Firme aquí',
    initial: 'Escriba sus iniciales',
    at: 'Lugar {n} de {of}',
    name: 'Escriba su nombre completo',
    nameHint: 'Vale como su firma.',
    initials: 'Escriba sus iniciales',
    initialsHint: 'Valen como sus iniciales.',
    draw: 'Dibújela también',
    drawHint: 'Opcional. Dibuje con el dedo, un lápiz óptico o el ratón.',
    clear: 'Borrar el dibujo',
    button: 'Firmar y continuar',
    initialButton: 'Poner iniciales y continuar',
    mine: 'Usted firma aquí',
    mineInitial: 'Aquí van sus iniciales',
    mineDate: 'Aquí va la fecha en que firma',
    firms: 'Aquí firma {firm}',
    others: 'Aquí firma otra persona',
    done: 'Usted firmó aquí',
    doneInitial: 'Sus iniciales',
    doneDate: 'La fecha en que firmó',
    back: 'Leer otra vez todo el documento',
  },
  turn: {
    heading: 'Todavía no es su turno',
    text: 'Otra persona firma primero. Cuando sea su turno, le enviaremos un correo electrónico. Entonces también puede usar este enlace.',
    textNoMail:
      'Otra persona firma primero. Abra este enlace otra vez más tarde para firmar. Llámenos si quiere saber cuándo.',
  },
  finish: {
    heading: 'Un último paso',
    text: 'Ya firmó en todos los lugares. Nada es definitivo hasta que presione el botón.',
    button: 'Firmar el documento',
    needed: 'Marque la casilla si quiere firmar. Si no, presione «No quiero firmar» más abajo.',
  },
  done: {
    heading: 'Ya firmó',
    text: 'Gracias, {name}. Usted firmó «{document}».',
    byMail: {
      waiting: 'Cuando todos hayan firmado, le enviaremos la copia final. No tiene que hacer nada.',
      complete: 'Ya firmaron todos. Le enviamos la copia final.',
    },
    byLink: {
      waiting: 'Cuando todos hayan firmado, podrá descargar la copia final con este enlace.',
      complete: 'Ya firmaron todos. Descargue aquí la copia final.',
    },
    copy: 'Descargar su copia (PDF)',
    several: 'Gracias, {name}. Esto es lo que firmó:',
    next: 'Usted firmó «{document}». Este es el siguiente documento.',
    states: {
      signed: 'Usted lo firmó. Le enviaremos la copia final.',
      signedNoMail: 'Usted lo firmó.',
      complete: 'Ya firmaron todos.',
      declined: 'No se firmó',
      void: 'Retirado',
      expired: 'Vencido',
    },
    copyOf: 'Descargar «{document}» (PDF)',
    keep: 'Guárdela donde pueda encontrarla. Puede pedirnos una copia en papel en cualquier momento.',
  },

  ways: {
    heading: 'Otras opciones',
    no: {
      title: 'No quiero firmar',
      text: 'No tiene que firmar. Si quiere, díganos por qué. Después, este enlace deja de funcionar.',
      textSeveral:
        'No tiene que firmar. Si quiere, díganos por qué. Esto termina solo «{document}»; usted decide sobre cada documento.',
      reason: 'Su motivo',
      optional: 'Opcional.',
      button: 'No firmar',
    },
    paper: {
      title: 'Envíenlo en papel',
      text: 'Le enviamos el documento por correo postal, sin costo. Usted lo firma a mano y nos lo devuelve.',
      button: 'Pedir papel',
      done: 'Ya sabemos que quiere papel. Alguien de {firm} se comunicará con usted.',
    },
    question: {
      title: 'Hacer una pregunta',
      text: 'Pregunte antes de firmar. Alguien de {firm} le responde.',
      label: 'Su pregunta',
      button: 'Enviar pregunta',
      done: 'Recibimos su pregunta. Alguien de {firm} le responde. Esta página le espera.',
      missing: 'Primero escriba su pregunta.',
    },
    unconfirmed: {
      hint: 'Todavía no ha escrito su código. Lo que escriba aquí le llega a {firm} como un mensaje de alguien que tiene este enlace.',
      no: 'Le avisamos a {firm} que alguien que tiene este enlace no quiere firmar. El documento sigue abierto. Para cerrarlo usted, escriba primero su código.',
      button: 'Avisar al bufete',
      done: '{firm} ya sabe que alguien que tiene este enlace no quiere firmar. El documento sigue abierto. Para cerrarlo usted, escriba su código.',
    },
  },

  notices: {
    staff:
      'En este navegador hay una sesión abierta del personal del bufete, así que aquí no se puede firmar. Use el enlace en su propio teléfono o computadora. En la oficina, pida al personal que empiece con “Sign on this screen”.',
    moved:
      'Usted continuó en otro dispositivo o en otro navegador, por eso esta página se cerró aquí. Para seguir aquí, pida otro código y escríbalo.',
  },

  refusals: {
    name: 'Escriba su nombre completo para firmar aquí.',
    initials: 'Escriba sus iniciales.',
    unprinted:
      'No podemos imprimir estas letras: {letters}. Escriba su nombre con el alfabeto español. Si ve un recuadro para dibujar más abajo, también puede dibujarlo allí.',
    sample: 'Ese no es el número del PDF. Ábralo otra vez y busque el número grande.',
    wrongCode: 'El código no es correcto. Revise nuestro mensaje más reciente, o pida otro código.',
    codeEnded:
      'Este código ya no funciona: cada código sirve una sola vez y durante 15 minutos como máximo. Pida otro y use ese. Si no sirve, llámenos.',
    tooManyGuesses: 'Se escribieron demasiados códigos incorrectos. Pida otro código y use ese.',
    tooManyCodes:
      'Se escribieron demasiados códigos incorrectos con este enlace, así que ya no acepta códigos. Esperar no ayuda. Llámenos: podemos enviarle un enlace nuevo.',
    noText:
      'Ahora no podemos enviarle un código por mensaje de texto. Enviamos tres al día como máximo. Elija otra opción si esta página la muestra, o llámenos.',
    noMail:
      'No podemos enviarle un código por correo electrónico. Llámenos o venga a la oficina: puede firmar allí con nosotros.',
    office:
      'Esta página se abrió en nuestra oficina, así que no acepta códigos. Pregunte a la persona que se la abrió.',
    needsCode: 'Primero escriba su código. Así sabemos que es usted.',
    consentFirst: 'Primero díganos si acepta leer y firmar en pantalla.',
    outdated: 'Este texto cambió desde que lo abrió. Léalo otra vez y después acepte.',
    openFirst: 'Primero abra y lea el documento.',
    earlierPlaces: 'Primero complete los lugares anteriores.',
    allPlaces: 'Primero complete todos sus lugares.',
    notYours: 'En ese lugar firma otra persona.',
    otherDocument: 'Su último paso era para otro documento. Esta página muestra el que está abierto ahora.',
    signed: 'Usted ya firmó este documento.',
    withdrawn: 'El bufete retiró este documento. Ya no puede firmarlo. Si tiene preguntas, llámenos.',
    over: 'Este documento ya no se puede firmar. Llámenos si necesita uno nuevo.',
    turn: 'Otra persona firma primero. Espere hasta que sea su turno.',
    linkWorks: 'Este enlace todavía funciona. No necesita uno nuevo.',
    otherSite:
      'Esto vino de otro sitio web, así que no lo usamos. Abra el enlace de nuestro mensaje e inténtelo allí.',
    tooOften: 'Lo intentó demasiadas veces. Espere {minutes} min e inténtelo otra vez, o llámenos.',
    tooLong: 'Esto es demasiado largo. Acórtelo y envíelo otra vez.',
  },

  ends: {
    declined: {
      heading: 'Usted decidió no firmar',
      text: 'Ya se lo dijimos a {firm}. No tiene que hacer nada. Si cambia de opinión, llámenos.',
    },
    expired: {
      heading: 'Este enlace venció',
      text: 'Ya no puede firmar con él. Pida uno nuevo aquí o llámenos.',
      button: 'Pedir un enlace nuevo',
      done: '{firm} sabe que usted quiere un enlace nuevo. Alguien se comunicará con usted.',
    },
    replaced: {
      heading: 'Hay un enlace más nuevo',
      text: 'Este enlace ya no sirve, porque le enviamos uno más nuevo. Busque nuestro mensaje más reciente. Si no lo encuentra, podemos enviárselo otra vez al mismo correo.',
      button: 'Enviarlo otra vez',
      done: 'Si el enlace más nuevo se envió por correo electrónico, lo recibirá otra vez en la misma dirección. Si no llega nada, llámenos.',
    },
    void: {
      heading: 'Este documento fue retirado',
      text: '{firm} ya no le pide que lo firme. Si le enviamos uno más nuevo, use ese enlace. Si no, llámenos.',
    },
    missing: {
      heading: 'Este enlace no está completo',
      text: 'Copie el enlace entero de nuestro mensaje, o presiónelo allí. Si aun así no funciona, llámenos.',
    },
    failed: {
      heading: 'No funcionó',
      text: 'No pudimos guardar esto. Nada de lo que firmó se perdió. Inténtelo otra vez en un minuto.',
      again: 'Intentar otra vez',
    },
  },
  script: {
    offline: 'No tiene conexión. Lo que escribió sigue aquí. Inténtelo otra vez cuando tenga conexión.',
  },
};
