const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Ordinary words, English and Spanish, that are names as well; folded. In small letters they are no name by themselves. */
export const commonWords = words(`
a able about above accident adams after again age air all almost along already also alta always am an and another any
april are area arm army as ask at august away baby back bad ball bank barber bark baron bay be bean bear beck been before
begin behind bell below bend best better big bill bird bishop bit black blade bloom blood blue board boat body bone book
both bottom bowl box boy branch bread break brick bridge bright bring broad brook brother brown buck bull bus bush
but butcher by call came camp can candy cannon cap car care carpenter carry cart carter case cash cat chance change
charity chase check cherry child chin christian church city clay clean clear cliff close cloud coach coal coat cold cole
come conway cook cool cope corner cotton could count country court cox crane cross crow crown cruise curry cut dale dark
date dawn day days dead deal dean dear death dee deer destiny did do doctor does dog done door double dove down draw drew
drive driver drop dry duck due duke during each earl early east easy edge eight end english even ever every eye face fair
faith fall family farm farmer fast father fear february feel fell field fields find fine fire first fish fisher five flat
flood floor florida flower flowers fly foot for force ford foreman forest foster four fox free french fresh friday friend
frost full game garden gates gave gay general get gift girl give given glass go god going gold golden good grace grand
grant grass gray great green grey ground grove guard guy had hall ham hand hands hard hardy harm harmony has have hawk
head health heart heaven heavy held help her here high hill hills him hire his hit hold holiday holly home honor hood
hope horn horse hospital hot hour house how hunt hunter hurt i ice if in into iron is island it ivy jack january jewel job
joy judge july june just justice keen keep key kid kind king knee knew knight know lady lake lamb land lane large last
late law lawyer lead leaf leave left leg less let life light like lily line little live lock long look lord lost lot love
low luck made main major make mall man manner many march mark market marsh mason may mayor me mean means mercy mercury met
middle might mile miles mill miller mind mine miss monday money moon moore more morning most mother mount mouth much must
my name near neck need never new news next nice night nine no noble none noon north not november nurse oak of off office
officer often old olive on once one only open or orange other our out over own page pain paid paris park parker part past
pay peace pearl penny people pepper person piece pierce place plant point police pool poor pope port post potter power
price prince prior proper pull push put queen quick rain ran rather ray read real red reed rest rice rich ride
right ring rise river rivers road robin rock rod roman room root rose rough round ruby rude rush rust sad said sailor
sand saturday saw say school sea second see seem self sell september serve set seven shade sharp she sheet shell ship
shoe shop short should show side sign silver since sister six skin sky sleep slow small smart smith smoke snow so some
son song soon south spring st star state states stay steel step still stone stop storm story strange street strong such
summer sun sunday sure swan sweet swift table take talk tall target taylor teacher tell ten than that the their them then
there these they thing think this thomas those three through thursday time to today together told tom too took top touch
tower town train tree truck true try tuesday turn turner two under union until up upon us use van very violet vice visit
wage wait walk walker wall want war ward warm was watch water waters way weak web week weeks well wells went were west
what wheat wheel when where which while white who why wide wild will win wind winter wise wish with without wolf woman
wood woods word work worth would write year yes yet york you young your
al algo algun alma amor ana ano antes aqui asi aun ayer bajo banco barrera bien blanca blanco bueno cabeza cada
calle camino campo campos carro casa casas castillo cerca cielo ciudad clara claro como con corona cosa cruz
cual cuando cuello cuerpo cuesta dar de del delgado desde despues dia dias dios doctora dolor dolores donde dos ella
ellos en entre era es esa ese eso espalda esperanza esta estaba este esto familia feliz fe flor flores fue fuente
fuentes fuerte gracia gracias gran grande guerra ha hacia hasta hay hermana hermano hermoso hijo hijos
hombre hombro hora iglesia izquierda la las le leon libre llano llego lo los lugar luna luz madre mano mar mas mayor
me medio mejor menos mercado mes mesa mi mia mio mil mina moreno mucho mujer muy nada ni nieto nieves
noche nombre nos nuestro nueva o otro otra padre palma palo para parte paso paz pena pero perro pie piedra pierna
pino plaza poco por porque prado primera primero puente puerta que quien ramos real reina reyes rey rico rio rios rodilla
rojo rosa rosario rubio sala salud san santa santo santos se segura seguro semana senor ser serrano si sierra sin sobre
sol solo su sus tambien tarde te tiempo tiene todo torres trabajo tres tu un una uno valle vera verde vez via
vida viejo viento villa vino vive y ya yo
company companies corporation services service center centre clinic insurance trucking transport transportation logistics
group holdings industries systems international national american america united states county memorial medical
products alliance allied ally apple caterpillar delta dish frontier gap liberty monster oracle pilot premier progressive spirit
sprint subway visa technologies enterprises solutions partners management properties construction university college transit
airlines freight express delivery foods stores auto motors rentals associates bank trust federal
`);

/** Words that say what a business does, and not which one it is. */
export const businessWords = words(`
airlines associates auto bakery bank brothers builders bus center centre clinic clinica college construction consulting
contractors credit delivery dental diner electric energy enterprises express farm farms fire foods freight garage grill
health healthcare hospital hotel industries insurance international investments labs laboratories landscaping lines logistics
management market medical memorial mining motors moving national oil partners pharma pharmaceuticals pharmacy plumbing
products properties railroad railway realty rental rentals restaurant roofing school seguros security services service
solutions sons steel store stores supply systems taxi technologies towing transit transport transportation transporte
transportes trucking trust union university wholesale works
`);

/** Titles that come before a family name alone. */
export const titles = words(`
abogada abogado agent atty attorney capt captain coach cpl deputy det detective doctor doctora don dona dr dra enfermera
ing judge lawyer lic licenciada licenciado lt maestra maestro manager miss mister mr mrs ms mx nurse ofc officer oficial
pastor principal prof professor profesor profesora rev reverend senor senora senorita sergeant sgt sheriff sr sra srta
supervisor teacher
`);
