import { readForms } from "./word-forms.ts";

/** `oud+e` is oud, oude; `groot/grote` is groot, grote. The most common come first. */
export const ADJECTIVES = readForms(`
oud+e klein+e groot/grote nieuw+e stil/stille lang+e koud+e warm+e donker+e licht+e rood/rode wit/witte zwart+e blauw+e groen+e
geel/gele grijs/grijze bruin+e nat/natte droog/droge leeg/lege vol/volle zwaar/zware scherp+e zacht+e hard+e jong+e laat/late
vroeg+e eerlijk+e vreemd+e mooi+e lelijk+e dun/dunne dik/dikke smal/smalle breed/brede hoog/hoge laag/lage diep+e kort+e rond+e
vierkant+e krom/kromme recht+e scheef/scheve vuil+e proper+e vers/verse rot/rotte zoet+e zout+e zuur/zure bitter+e flauw+e
luid+e schor/schorre hees/hese helder+e troebel+e dof/doffe glad/gladde ruw+e kleverig+e stoffig+e roestig+e versleten/versleten
gebroken/gebroken vergeten/vergeten verloren/verloren gesloten/gesloten verborgen/verborgen gestolen/gestolen bevroren/bevroren
houten/houten ijzeren/ijzeren glazen/glazen zilveren/zilveren gouden/gouden papieren/papieren stenen/stenen wollen/wollen
katoenen/katoenen lederen/lederen plastic/plastic koperen/koperen loden/loden rieten/rieten zijden/zijden moe/moeë blij/blije
triest+e boos/boze bang+e moedig+e laf/laffe trots+e beschaamd+e verlegen/verlegen brutaal/brutale beleefd+e bot/botte
vriendelijk+e nors/norse vrolijk+e somber+e ernstig+e grappig+e ijverig+e lui+e slim/slimme dom/domme wijs/wijze gek/gekke
eenzaam/eenzame verliefd+e jaloers+e koppig+e geduldig+e haastig+e traag/trage snel/snelle lenig+e stijf/stijve mager+e mollig+e
bleek/bleke bruinverbrand+e grijzend+e kaal/kale behaard+e gerimpeld+e gebogen/gebogen mank+e doof/dove blind+e ziek+e gezond+e
sterk+e zwak/zwakke rijk+e arm+e duur/dure goedkoop/goedkope gratis/gratis zeldzaam/zeldzame gewoon/gewone bijzonder+e
belangrijk+e overbodig+e nuttig+e handig+e onhandig+e nodig+e onmogelijk+e waarschijnlijk+e zeker+e onzeker+e duidelijk+e
vaag/vage geheim+e openbaar/openbare bekend+e onbekend+e beroemd+e berucht+e anoniem+e echt+e vals+e waar/ware verzonnen/verzonnen
half/halve heel/hele dubbel+e enkel+e laatste/laatste eerste/eerste volgende/volgende vorige/vorige tweede/tweede zondags+e
dagelijks+e wekelijks+e jaarlijks+e nachtelijk+e vroegrijp+e avondlijk+e zomers+e winters+e herfstig+e landelijk+e stedelijk+e
Vlaams+e Gents+e Kempisch+e West-Vlaams+e Limburgs+e Antwerps+e Brussels+e buitenlands+e inheems+e wild+e tam/tamme mak/makke
schuw+e gevaarlijk+e veilig+e rustig+e druk+ke onrustig+e woelig+e kalm+e grillig+e grauw+e fel/felle bleekroze/bleekroze
paars/paarse oranje/oranje turkoois/turkooizen gestreept+e gestippeld+e geruit+e effen/effen doorzichtig+e glinsterend+e
flikkerend+e dampend+e rokend+e druipend+e lekkend+e krakend+e piepend+e ritselend+e fluisterend+e slapend+e dansend+e wachtend+e
zwijgend+e lachend+e dromend+e stamelend+e tweedehands/tweedehandse ouderwets+e modern+e hedendaags+e eeuwig+e tijdelijk+e
kortstondig+e eindeloos/eindeloze grenzeloos/grenzeloze ademloos/ademloze woordeloos/woordeloze zorgeloos/zorgeloze
naamloos/naamloze rusteloos/rusteloze geurloos/geurloze kleurloos/kleurloze smakeloos/smakeloze reukloos/reukloze
zonovergoten/zonovergoten regenachtig+e winderig+e mistig+e vriezend+e zwoel+e drukkend+e klam/klamme kil/kille lauw+e heet/hete
gloeiend+e knapperig+e sappig+e korrelig+e romig+e vettig+e mals+e taai+e week+e broos/broze stevig+e wankel+e los/losse vast+e
strak+ke slap/slappe ruim+e krap/krappe open/open dicht+e hol/holle plat/platte bol/bolle puntig+e
`);
