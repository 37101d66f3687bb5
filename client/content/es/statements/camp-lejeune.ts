import type { StatementTexts } from '../../statement';
import type { campLejeune as entries } from '../../statements/camp-lejeune';

export const campLejeune: StatementTexts<typeof entries> = {
  'lejeune-act-2022':
    'La Ley de Justicia de Camp Lejeune entró en vigor el 10 de agosto de 2022, como parte de la ley PACT.',
  'lejeune-30-days':
    'La ley cubre a quienes estuvieron en la base al menos 30 días entre el 1 de agosto de 1953 y el 31 de diciembre de 1987, también antes de nacer.',
  'lejeune-deadline-2024':
    'Un primer reclamo tenía que llegar a la Marina a más tardar el 10 de agosto de 2024. La Marina ya no acepta reclamos nuevos.',
  'lejeune-six-months':
    'La Marina tiene seis meses para decidir sobre un reclamo. Si dice que no, o no dice nada en ese tiempo, la persona puede demandar.',
  'lejeune-180-days':
    'Después de que la Marina niega un reclamo, una persona puede tener solo 180 días para presentar una demanda.',
  'lejeune-court-ednc':
    'Estas demandas solo se pueden presentar en la corte federal del Distrito Este de Carolina del Norte.',
  'lejeune-elective-2023':
    'El 6 de septiembre de 2023 la Marina y el Departamento de Justicia anunciaron la Opción Electiva: pagos fijos de $100,000 a $550,000 por nueve enfermedades.',
  'lejeune-elective-illnesses':
    'La Opción Electiva cubre cáncer de vejiga, cáncer de riñón, enfermedad del riñón, leucemia, cáncer de hígado, mieloma múltiple, linfoma no Hodgkin, enfermedad de Parkinson y esclerosis sistémica.',
  'lejeune-track1':
    'En octubre de 2023 la corte eligió las enfermedades de sus primeros casos de prueba: cáncer de vejiga, cáncer de riñón, leucemia, linfoma no Hodgkin y enfermedad de Parkinson.',
  'lejeune-mercury-2012':
    'Unos trabajadores hallaron 12 libras de mercurio en septiembre de 2012, en tubos de una planta de agua de la base. La base dijo que las pruebas no mostraron mercurio en el agua potable.',
  'lejeune-va-illnesses':
    'El VA, que atiende a los veteranos, da por hecho que ocho enfermedades vienen del servicio en la base. Una ley de 2012 da atención médica por quince.',
  'lejeune-1957-window':
    'La ley de atención médica de 2012 contaba al principio desde el 1 de enero de 1957. Hoy las reglas cuentan desde el 1 de agosto de 1953 hasta el 31 de diciembre de 1987.',
  'lejeune-window-1957-1987':
    'Período de exposición 1957-1987: preguntamos si usted estuvo en Camp Lejeune en algún momento de esos años.',
  'lejeune-at-risk-1985':
    'En riesgo en la base 1957-1985: quienes vivieron o trabajaron en la base en esos años pueden haber tenido el mayor contacto con el agua.',
  'lejeune-wells-1985': 'Los pozos con más químicos se cerraron entre noviembre de 1984 y febrero de 1985.',
  'lejeune-pce-source':
    'La mayor parte del PCE venía de una tintorería fuera de la base. El TCE venía de tanques con fugas y de otros lugares de la base.',
  'lejeune-causation-2024':
    'HarrisMartin informa que el 5 de junio de 2024 la corte decidió: cada persona tiene que probar que el agua de la base causó su propia enfermedad.',
  'lejeune-hearing-2025':
    'El 25 de marzo de 2025 la corte iba a oír a las dos partes sobre los primeros casos de prueba. No hallamos fecha para un primer juicio.',
  'lejeune-fee-cap':
    'Por ley un abogado puede cobrar como máximo 20 por ciento en un reclamo ante la Marina y 25 por ciento en una demanda, según lo lee el Departamento de Justicia.',
  'lejeune-paid-2026':
    'Public Radio East informó en marzo de 2026 que a fines de febrero se habían pagado más de $469 millones y aprobado más de 2,300 ofertas. Se hicieron más de 400,000 reclamos, y hay más de 3,700 demandas abiertas.',
};
