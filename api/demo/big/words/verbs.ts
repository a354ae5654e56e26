/** The forms of a verb that the sentences need. Separable verbs are left out. */
export interface Verb {
  infinitive: string;
  /** Third person, `koopt`. */
  present: string;
  past: string;
  pastPlural: string;
  participle: string;
}

const WITHOUT_GE = /^(?:be(?!ll|v)|ver(?!ven|nis)|ont|her|er(?!v)|ge)/;

/** `kopen koopt kocht kochten gekocht`, or for a weak verb `pakken pak te`: infinitive, stem, ending of the past. */
function readVerb(line: string): Verb {
  const [infinitive = "", second = "", third = "", pastPlural, participle] = line.trim().split(/\s+/);
  if (pastPlural && participle) return { infinitive, present: second, past: third, pastPlural, participle };
  const past = second + third;
  const ge = WITHOUT_GE.test(infinitive) ? "" : "ge";
  const end = second.endsWith(third.charAt(0)) ? "" : third.charAt(0);
  return {
    infinitive,
    present: second.endsWith("t") ? second : `${second}t`,
    past,
    pastPlural: `${past}n`,
    participle: `${ge}${second}${end}`,
  };
}
const readVerbs = (list: string) => list.split(";").map(readVerb);

/** Verbs with an object. The most common come first. */
export const WITH_OBJECT = readVerbs(`
zien ziet zag zagen gezien; zoeken zoekt zocht zochten gezocht; vinden vindt vond vonden gevonden; nemen neemt nam namen genomen;
pakken pak te; geven geeft gaf gaven gegeven; kopen koopt kocht kochten gekocht; dragen draagt droeg droegen gedragen;
houden houdt hield hielden gehouden; maken maak te; vergeten vergeet vergat vergaten vergeten; missen mis te; horen hoor de;
bewaren bewaar de; tekenen teken de; schrijven schrijft schreef schreven geschreven; lezen leest las lazen gelezen;
verliezen verliest verloor verloren verloren; breken breekt brak braken gebroken; herstellen herstel de; poetsen poets te;
wassen wast waste wasten gewassen; verkopen verkoopt verkocht verkochten verkocht; stelen steelt stal stalen gestolen;
verbergen verbergt verborg verborgen verborgen; begraven begraaft begroef begroeven begraven; tellen tel de; meten meet mat maten gemeten;
wegen weegt woog wogen gewogen; snijden snijdt sneed sneden gesneden; plooien plooi de; knippen knip te; naaien naai de;
breien brei de; schilderen schilder de; timmeren timmer de; smeren smeer de; koken kook te; bakken bakt bakte bakten gebakken;
proeven proef de; ruiken ruikt rook roken geroken; voelen voel de; raken raak te; strelen streel de; kussen kus te;
trekken trekt trok trokken getrokken; duwen duw de; schuiven schuift schoof schoven geschoven; tillen til de; rollen rol de;
gooien gooi de; werpen werpt wierp wierpen geworpen; vangen vangt ving vingen gevangen; grijpen grijpt greep grepen gegrepen;
lossen los te; laden laadt laadde laadden geladen; vullen vul de; ledigen ledig de; openen open de; sluiten sluit sloot sloten gesloten;
vergrendelen vergrendel de; verven verf de; boenen boen de; vegen veeg de; dweilen dweil de; schrobben schrob de; strijken strijkt streek streken gestreken;
stapelen stapel de; sorteren sorteer de; verdelen verdeel de; verstoppen verstop te; verstoren verstoor de; vernielen verniel de;
verbranden verbrand de; verscheuren verscheur de; verpakken verpak te; versturen verstuur de; verplaatsen verplaats te;
vertalen vertaal de; vertellen vertel de; verzinnen verzint verzon verzonnen verzonnen; verzamelen verzamel de; verbouwen verbouw de;
vervangen vervangt verving vervingen vervangen; verwisselen verwissel de; verwarmen verwarm de; verdragen verdraagt verdroeg verdroegen verdragen;
bekijken bekijkt bekeek bekeken bekeken; beluisteren beluister de; beschrijven beschrijft beschreef beschreven beschreven; bespieden bespied de;
beschermen bescherm de; bezoeken bezoekt bezocht bezochten bezocht; bestellen bestel de; betalen betaal de; bewonderen bewonder de;
beloven beloof de; bedekken bedek te; bezitten bezit bezat bezaten bezeten; beginnen begint begon begonnen begonnen; bedanken bedank te;
ontdekken ontdek te; ontvangen ontvangt ontving ontvingen ontvangen; ontcijferen ontcijfer de; ontwijken ontwijkt ontweek ontweken ontweken;
onthouden onthoudt onthield onthielden onthouden; ontmantelen ontmantel de; herkennen herken de; herinneren herinner de;
herlezen herleest herlas herlazen herlezen; herschrijven herschrijft herschreef herschreven herschreven; erven erf de;
filmen film de; fotograferen fotografeer de; kopiëren kopieer de; noteren noteer de; citeren citeer de; dirigeren dirigeer de;
repareren repareer de; controleren controleer de; organiseren organiseer de; negeren negeer de; respecteren respecteer de;
riskeren riskeer de; serveren serveer de; parkeren parkeer de; importeren importeer de; archiveren archiveer de; adopteren adopteer de;
bewieroken bewierook te; lenen leen de; huren huur de; ruilen ruil de; winnen wint won wonnen gewonnen; redden red de;
genezen geneest genas genazen genezen; voeden voed de; zaaien zaai de; planten plant te; plukken pluk te; snoeien snoei de;
maaien maai de; oogsten oogst te; melken melkt molk molken gemolken; temmen tem de; jagen jaagt joeg joegen gejaagd; volgen volg de;
leiden leid de; sturen stuur de; stoppen stop te; remmen rem de; vouwen vouwt vouwde vouwden gevouwen; binden bindt bond bonden gebonden;
knopen knoop te; hangen hangt hing hingen gehangen; leggen leg de; zetten zet te; vernissen vernis te; lijmen lijm de; nagelen nagel de;
zagen zaag de; schaven schaaf de; slijpen slijpt sleep slepen geslepen; smelten smelt smolt smolten gesmolten; gieten giet goot goten gegoten;
drinken drinkt dronk dronken gedronken; eten eet at aten gegeten; slikken slik te; kauwen kauw de; delen deel de; breien brei de;
zingen zingt zong zongen gezongen; fluiten fluit floot floten gefloten; spelen speel de; oefenen oefen de; leren leer de;
kennen ken de; begrijpen begrijpt begreep begrepen begrepen; vrezen vrees de; haten haat te; beminnen bemin de; wensen wens te;
dromen droom de; raden raadt raadde raadden geraden; bewijzen bewijst bewees bewezen bewezen; tonen toon de; wijzen wijst wees wezen gewezen;
kleuren kleur de; bedenken bedenkt bedacht bedachten bedacht; brengen brengt bracht brachten gebracht; halen haal de; roepen roept riep riepen geroepen;
wekken wek te; troosten troost te; plagen plaag de; groeten groet te; bellen bel de; kiezen kiest koos kozen gekozen;
weigeren weiger de; aanvaarden aanvaard de; verdedigen verdedig de; vereren vereer de; verliefkozen verliefkoos de; verzegelen verzegel de
`).filter(({ infinitive }, at, all) => all.findIndex((other) => other.infinitive === infinitive) === at);

/** Verbs without an object. The most common come first. */
export const WITHOUT_OBJECT = readVerbs(`
staan staat stond stonden gestaan; zitten zit zat zaten gezeten; wachten wacht te; slapen slaapt sliep sliepen geslapen;
lopen loopt liep liepen gelopen; zwijgen zwijgt zweeg zwegen gezwegen; lachen lacht lachte lachten gelachen; huilen huil de;
werken werk te; blijven blijft bleef bleven gebleven; wandelen wandel de; fietsen fiets te; dromen droom de; liggen ligt lag lagen gelegen;
leven leef de; wonen woon de; praten praat te; fluisteren fluister de; roepen roept riep riepen geroepen; zingen zingt zong zongen gezongen;
dansen dans te; spelen speel de; kijken kijkt keek keken gekeken; luisteren luister de; denken denkt dacht dachten gedacht;
twijfelen twijfel de; aarzelen aarzel de; verdwijnen verdwijnt verdween verdwenen verdwenen; verschijnen verschijnt verscheen verschenen verschenen;
vallen valt viel vielen gevallen; struikelen struikel de; kruipen kruipt kroop kropen gekropen; klimmen klimt klom klommen geklommen;
springen springt sprong sprongen gesprongen; zwemmen zwemt zwom zwommen gezwommen; duiken duikt dook doken gedoken;
drijven drijft dreef dreven gedreven; zinken zinkt zonk zonken gezonken; vliegen vliegt vloog vlogen gevlogen; zweven zweef de;
draaien draai de; trillen tril de; beven beeft beefde beefden gebeefd; rillen ril de; zweten zweet te; blozen bloos de; geeuwen geeuw de;
snurken snurk te; niezen nies de; hoesten hoest te; hijgen hijg de; zuchten zucht te; kreunen kreun de; schreeuwen schreeuw de;
schelden scheldt schold scholden gescholden; mompelen mompel de; stotteren stotter de; stamelen stamel de; neuriën neuriet neuriede neurieden geneuried;
bidden bidt bad baden gebeden; knielen kniel de; buigen buigt boog bogen gebogen; wuiven wuif de; knikken knik te; grijnzen grijns de;
glimlachen glimlach te; giechelen giechel de; spijbelen spijbel de; vergaderen vergader de; studeren studeer de; repeteren repeteer de;
wankelen wankel de; slenteren slenter de; dwalen dwaal de; zwerven zwerft zwierf zwierven gezworven; reizen reis de; varen vaart voer voeren gevaren;
rijden rijdt reed reden gereden; schaatsen schaats te; skiën skiet skiede skieden geskied; kamperen kampeer de; picknicken picknick te;
feesten feest te; trouwen trouw de; scheiden scheidt scheidde scheidden gescheiden; sterven sterft stierf stierven gestorven;
ontwaken ontwaak te; ontsnappen ontsnap te; ontdooien ontdooi de; bevriezen bevriest bevroor bevroren bevroren; verdwalen verdwaal de;
verhuizen verhuis de; vertrekken vertrekt vertrok vertrokken vertrokken; verouderen verouder de; verstenen versteen de; verbleken verbleek te;
verwelken verwelk te; groeien groei de; bloeien bloei de; rotten rot te; roesten roest te; kraken kraak te; piepen piep te; ritselen ritsel de;
ruisen ruis te; suizen suis de; brommen brom de; zoemen zoem de; blaffen blaf te; miauwen miauw de; kraaien kraai de; kwaken kwaak te;
tikken tik te; kloppen klop te; bonzen bons de; knetteren knetter de; smeulen smeul de; branden brand de; gloeien gloei de;
schitteren schitter de; glanzen glans de; flikkeren flikker de; schemeren schemer de; lekken lek te; druppelen druppel de; stromen stroom de;
golven golf de; stollen stol de; smelten smelt smolt smolten gesmolten; dampen damp te; roken rook te; stinken stinkt stonk stonken gestonken;
rusten rust te; luieren luier de; mijmeren mijmer de; piekeren pieker de; rekenen reken de; tellen tel de; lezen leest las lazen gelezen;
schrijven schrijft schreef schreven geschreven; koken kook te; winkelen winkel de; sparen spaar de; onderhandelen onderhandelt onderhandelde onderhandelden onderhandeld;
applaudisseren applaudisseer de; protesteren protesteer de; staken staak te; stemmen stem de; verliezen verliest verloor verloren verloren;
winnen wint won wonnen gewonnen; volharden volhardt volhardde volhardden volhard; wennen wen de; schuilen schuil de; vissen vis te;
tuinieren tuinier de; oefenen oefen de; treuzelen treuzel de; liegen liegt loog logen gelogen; bestaan bestaat bestond bestonden bestaan
`);
