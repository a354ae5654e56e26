import { readForms } from "./word-forms.ts";

/*
 * `tafel+s` is tafel, tafels; `man/mannen` is man, mannen. The most common come first: the generator chooses by rank.
 */

/** People, all with `de`. */
export const PERSONS = readForms(`
vrouw+en man/mannen buurvrouw+en moeder+s vader+s bakker+s oma+’s opa+’s zus/zussen broer+s dochter+s zoon/zonen tante+s
nonkel+s dokter+s lerares/leraressen meester+s vriend+en vriendin/vriendinnen buurman/buurmannen slager+s visser+s boer/boeren
conducteur+s postbode+s kapper+s tuinman/tuinmannen verpleegster+s dichter+s schrijver+s lezer+s reiziger+s toerist+en
soldaat/soldaten koster+s pastoor+s burgemeester+s agent+en kok+s ober+s dirigent+en zanger+s muzikant+en trommelaar+s
schilder+s fotograaf/fotografen metselaar+s loodgieter+s timmerman/timmerlui smid/smeden mijnwerker+s havenarbeider+s
matroos/matrozen kapitein+s sluiswachter+s vuurtorenwachter+s nachtwaker+s portier+s student+en leerling+en
turner+s wielrenner+s keeper+s scheidsrechter+s zwemmer+s redder+s danser+s acteur+s goochelaar+s clown+s poppenspeler+s
kraamverkoper+s marktkramer+s ijsventer+s frituurbaas/frituurbazen bloemist+en imker+s herder+s jager+s boswachter+s
molenaar+s brouwer+s apotheker+s tandarts+en chirurg+en vroedvrouw+en rechter+s advocaat/advocaten notaris/notarissen
boekhouder+s bibliothecaris/bibliothecarissen archivaris/archivarissen uitgever+s drukker+s journalist+en omroeper+s
vertaler+s ingenieur+s sterrenkundige+n kaartenmaker+s klokkenluider+s beiaardier+s organist+en voddenman/voddenmannen
scharensliep+en stroper+s smokkelaar+s pelgrim+s kluizenaar+s zwerver+s erfgenaam/erfgenamen weduwe+n weduwnaar+s
verzamelaar+s uitvinder+s dagdromer+s slaapwandelaar+s overbuur/overburen huisbaas/huisbazen kleinzoon/kleinzonen
kleindochter+s peter+s meter+s neef/neven nicht+en schoonbroer+s
`);

/** Things with `de`. */
export const THINGS_DE = readForms(`
deur+en tafel+s hand+en stoel+en jas/jassen brief/brieven trein+en straat/straten fiets+en hond+en kat/katten zee/zeeën regen+s
wind+en lamp+en tas/tassen sleutel+s klok+ken trap+pen muur/muren boom/bomen appel+s emmer+s schoen+en tram+s bus/bussen
auto+’s boot/boten vogel+s koffie+s soep+en krant+en foto+’s doos/dozen kast+en spiegel+s radio+’s telefoon+s steen/stenen
wolk+en sneeuwvlok+ken mus/mussen meeuw+en koe/koeien haan/hanen kip+pen ezel+s vos/vossen egel+s mol/mollen spin/spinnen
vlieg+en wesp+en bij/bijen mier+en vlinder+s slak+ken kikker+s vis/vissen garnaal/garnalen mossel+s krab+ben paling+en
peer/peren pruim+en kers/kersen noot/noten ui+en wortel+s prei+en tomaat/tomaten aardappel+s pompoen+en erwt+en boon/bonen
wafel+s pannenkoek+en taart+en koek+en boterham/boterhammen kaas/kazen worst+en kom/kommen lepel+s vork+en pan/pannen
ketel+s pot/potten deksel+s fles/flessen kurk+en mand+en zak/zakken koffer+s rugzak/rugzakken portefeuille+s paraplu+’s
hoed+en pet/petten muts+en sjaal+s handschoen+en trui+en broek+en rok/rokken sok+ken laars/laarzen knoop/knopen naald+en
draad/draden schaar/scharen hamer+s nagel+s zaag/zagen schroef/schroeven spade+s hark+en kruiwagen+s ladder+s borstel+s
bezem+s dweil+en wasmand+en strijkplank+en wekker+s kaars+en lucifer+s kachel+s stoof/stoven schouw+en zetel+s kussensloop/kussenslopen
matras/matrassen deken+s wieg+en pop/poppen bal/ballen tol/tollen vlieger+s slinger+s trom/trommen tuba+’s trompet/trompetten
fluit+en viool/violen gitaar/gitaren piano+’s harmonica+’s bel/bellen stem/stemmen lach/lachen traan/tranen schouder+s
knie+ën elleboog/ellebogen vinger+s duim+en tong+en neus/neuzen rimpel+s baard+en vlecht+en schaduw+en voetstap/voetstappen
pen/pennen inktpot/inktpotten gom/gommen lat/latten bladzijde+n zin/zinnen komma+’s punt+en envelop/enveloppen postzegel+s
kaart+en agenda+’s lijst+en rekening+en munt+en bon/bonnen ring+en ketting+en bril/brillen pijp+en wandelstok/wandelstokken
antenne+s kabel+s schakelaar+s zekering+en stekker+s batterij+en motor+en pedaal/pedalen remblok/remblokken band+en spaak/spaken
wagon+s rail+s wissel+s slagboom/slagbomen haven+s kade+s boei+en roeispaan/roeispanen mast+en vlag/vlaggen
hengel+s fuik+en dobber+s schelp+en golf/golven duinpan/duinpannen berk+en eik+en beuk+en wilg+en populier+en kastanje+s
linde+n hulst+en roos/rozen tulp+en klaproos/klaprozen distel+s brandnetel+s varen+s bramenstruik+en haag/hagen tak+ken
wortelstok+ken knop/knoppen eikel+s paddenstoel+en graspol/graspollen rietstengel+s kluit+en greppel+s ster/sterren maan/manen
komeet/kometen bliksem+s donderslag/donderslagen hagelbui+en regenboog/regenbogen ijspegel+s mist+en dauwdruppel+s vonk+en
aansteker+s asbak/asbakken theepot/theepotten koffiemolen+s broodrooster+s ijskast+en diepvries/diepvriezen vaatwasser+s
stofzuiger+s naaimachine+s typemachine+s grammofoon+s cassette+s tandenborstel+s kam/kammen zeep/zepen spons/sponzen
handdoek+en badmuts+en thermosfles/thermosflessen brooddoos/brooddozen vulpen/vulpennen rekenmachine+s landkaart+en globe+s
verrekijker+s zaklamp+en zwembroek+en duikplank+en schommel+s wip/wippen glijbaan/glijbanen zandbak/zandbakken
`);

/** Things with `het`. */
export const THINGS_HET = readForms(`
huis/huizen boek+en brood/broden raam/ramen bed/bedden water+s licht+en kind+eren gezicht+en oog/ogen woord+en papier+en glas/glazen
bord+en mes/messen hemd+en kleed/kleren touw+en net/netten schip/schepen vuur/vuren ijs/ijsjes gras/grassen blad/bladeren hout+en
dak+en bureau+s schrift+en gedicht+en verhaal/verhalen lied+eren schilderij+en potlood/potloden krijt+en liedje+s orgel+s
paard+en schaap/schapen konijn+en varken+s kalf/kalveren lam/lammeren veulen+s hert+en insect+en ei+eren nest+en web/webben
bot/botten hart+en oor/oren been/benen haar/haren litteken+s masker+s kostuum+s schort+en gordijn+en laken+s kussen+s tapijt+en
kader+s slot+en hek+ken rek+ken krukje+s bankje+s wiel+en stuur/sturen zadel+s kompas/kompassen zeil+en anker+s
vlot+ten roer+en wrak+ken eiland+en strand+en zand+en duin+en moeras/moerassen ven/vennen bos/bossen veld+en graan/granen hooi+en
stro+s mos/mossen onkruid+en zaadje+s kruid+en blikje+s pak/pakken pakje+s kistje+s vat+en kopje+s schoteltje+s servies/serviezen
bestek+ken recept+en beslag/beslagen deeg/degen spek+ken zout+en suikerklontje+s snoepje+s kransje+s ijsje+s drankje+s biertje+s
horloge+s uurwerk+en slagwerk+en koord+en lint+en speldje+s etui+s kladje+s briefje+s telegram/telegrammen pamflet/pamfletten
affiche+s uithangbord+en verkeerslicht+en zebrapad/zebrapaden perron+s spoor/sporen loket/loketten ticket+s kanaal/kanalen
sluisje+s bruggetje+s dok+ken veer/veren torentje+s klooster+s altaar/altaren kapelletje+s wijwatervat+en graf/graven kruis/kruisen
monument+en standbeeld+en plein+en perk+en vijvertje+s waterrad/waterraderen gemaal/gemalen schrijn+en album+s negatief/negatieven
statief/statieven toestel/toestellen scherm+en toetsenbord+en alarm+en signaal/signalen stopcontact+en gereedschap/gereedschappen
vijltje+s moertje+s laddertje+s plankje+s tuinhuis/tuinhuizen kippenhok/kippenhokken vogelhuisje+s prieel/priëlen bloempotje+s
gietertje+s wasrek+ken strijkijzer+s deurmatje+s nachtkastje+s dienblad+en koekblik+ken fototoestel/fototoestellen 
poppenhuis/poppenhuizen reuzenrad/reuzenraderen draaiorgel+s
`);

/** Things that one can think or feel, with `de`. */
export const IDEAS_DE = readForms(`
stilte+s tijd+en liefde+s angst+en vraag/vragen droom/dromen nacht+en herinnering+en naam/namen dood/doden hoop/hopen leugen+s
waarheid/waarheden belofte+s zomer+s winter+s herfst+en lente+s ochtend+en avond+en kou/kouden warmte+s honger+s dorst+en
vermoeidheid/vermoeidheden vrijheid/vrijheden twijfel+s spijt/spijten schaamte+s trots/trotsen heimwee/heimweeën jeugd+en
toekomst+en traagheid/traagheden haast+en toevalligheid/toevalligheden gewoonte+s traditie+s oorlog+en vrede+s vakantie+s
verveling+en troost/troosten tederheid/tederheden nieuwsgierigheid/nieuwsgierigheden ernst/ernsten grap/grappen fout+en
`);

/** Things that one can think or feel, with `het`. */
export const IDEAS_HET = readForms(`
verdriet/verdrieten geheim+en leven+s begin/beginnen einde+n afscheid/afscheiden antwoord+en gesprek+ken
geluid+en ongeluk+ken toeval/toevallen verlangen+s idee+ën plan/plannen gebaar/gebaren
gemis/gemissen gebed/gebeden gerucht+en vermoeden+s wonder+en misverstand+en 
feest+en gevoel+ens bezoek+en
`);

/** Places where something happens, as phrases for a sentence. */
export const SPOTS = `
in de keuken|op straat|in de tuin|aan zee|op de trap|aan tafel|in de gang|op zolder|in de trein|op het plein|achter het huis|
in het station|op het perron|onder de brug|op de markt|in de kelder|naast de kerk|aan het kanaal|in het park|op de dijk|
in de wachtkamer|achter de kassa|in het café|voor het raam|bij de bakker|in de frituur|op het dak|langs de sporen|in de polder|
op het voetbalveld|in de klas|op de speelplaats|bij de kapper|in het ziekenhuis|aan de bushalte|op kot|in de garage|
onder de kastanjelaar|achter de heg|in de schuur|op de binnenkoer|bij het containerpark|in de bibliotheek|aan de toog|
op de fietsostrade|in de duinen|op de kermis|aan de overkant|in het zwembad|op de achterbank|in het stadhuis|aan de sluis|
in de serre|op het kerkhof|achter de coulissen|in de sporthal|onder de tafel|op de camping|in de lift|tussen de rekken|
bij de notaris|in het magazijn|op de steiger|aan de waterkant|in de bocht van de weg|op het einde van de straat|
in de oude mijn|op de terril|bij de vuurtoren|in de parochiezaal|achter de gevel|op het balkon|in de wasplaats|aan de bosrand|
bij het gemaal|in het verlaten postkantoor|op het tweede perron|in de schaduw van de silo|onder het viaduct|bij de wegomlegging
`
  .split("|")
  .map((spot) => spot.trim());
