/*
 * Sentences with gaps, written for this project. `{is|was}` is the present and the past tense; the names of the gaps
 * are explained in voice.ts. `{Pron}` is the `hij` or `zij` that goes with `{name}`.
 */

export const SENTENCES = `
{When} {zoekt|zocht} {name} {thing} {at}.
{Who} {acts} {at}, en niemand {zegt|zei} iets.
{Name} {do} {thing} en {do} daarna {thing}.
{At} {staat|stond} {athing}, {adj} en {adj}.
{Pron} {denkt|dacht} aan {idea}, aan {thing} en aan wat {other} ooit over {things} {zegt|zei}.
‘Je mag {thing} nooit {toDo},’ {zegt|zei} {other}.
‘Wie heeft {thing} {done}?’ {vraagt|vroeg} {who}.
‘Niet ik,’ {zegt|zei} {name}. ‘Ik heb alleen {things} {done}.’
{When} {acts} {who} {at}.
{Name} {wil|wilde} {thing} {toDo}, maar {who} {do} {pron2} niet.
Het {is|was} {when2}, en {thing} {ligt|lag} nog altijd {at}.
{Who} {heeft|had} {thing} {done} zonder {idea} te {toDo}.
{Who} en {who} {actsPl} {at} alsof er geen {idea0} meer {bestaat|bestond}.
Soms {do} {name} {thing}, gewoon om {thing} te {toDo}.
Er {is|was} {athing} nodig om {thing} te {toDo}, dat {weet|wist} {who} ook.
Niemand {weet|wist} waarom {who} {at} {acts}.
{Thing} {is|was} {adj}, {thing} minstens even {adj}.
{People} {doPl} {things}, {people} {actsPl}, en {thing} {blijft|bleef} waar het {is|was}.
Misschien {is|was} {idea} niets anders dan {athing} die {who} {heeft|had} {done}.
{Name} {telt|telde} {things} tot {pron} niet meer {kan|kon} {toAct}.
Toen {who} {thing} {do}, {acts} {name} {at}.
Terwijl {who} {at} {acts}, {do} {other} {things}.
Omdat {thing} {adj} {is|was}, {do} {name} liever {thing}.
Als {who} {thing} {do}, dan {acts} {who} ook.
Wie {thing} {do}, {moet|moest} {idea} {toDo}, {zegt|zei} {who} altijd.
{Poss} {noun} {ruikt|rook} naar {things} en {things}.
In {place} {heeft|had} {who} een {adje} {noun} met {things}.
Van {place} tot {place} {zien|zagen} ze alleen {things} en nu en dan {athing}.
{Name} {reist|reisde} naar {place} om {thing} te {toDo}.
De trein naar {place} {vertrekt|vertrok} zonder {name}, zonder {thing} en zonder {idea}.
{Who} uit {place} {do} {thing} {at}.
{At} {hangt|hing} {thing} van {other}, {adj} als {athing}.
Dat {is|was} {idea} dus: {athing}, {athing} en iemand die {acts}.
Ze {zeggen|zeiden} dat {who} {thing} {heeft|had} {done}, {at} nog wel.
{Pron} {acts}. {Pron} {acts} nog eens. Daarna {do} {pron} {thing}.
Later {zal|zou} {name} zeggen dat {idea} {at} begon, bij {thing}.
{Thing} en {thing}: meer {heeft|had} {who} niet nodig.
‘{Thing} is van {other},’ {fluistert|fluisterde} {who} {at}.
‘Er komt {athing} aan,’ {roept|riep} {name}, ‘en het is {adj}!’
Zonder {thing} {kan|kon} {who} niet {toAct}.
Met {athing} in de hand {acts} {who} {at}.
Onder {thing} {ligt|lag} {athing}, en daaronder {idea}.
Tussen {thing} en {thing} {past|paste} precies {athing}.
Elke keer dat {name} {thing} {do}, {acts} {who}.
Van {thing} {blijft|bleef} weinig over: wat {things}, een {adje} {noun}, {idea}.
Het {duurt|duurde} lang voor {who} {thing} {do}.
{Name} {heeft|had} {idea} altijd al {adj} gevonden.
Niet {thing} {is|was} het probleem, maar {idea} van {who}.
{When} {doPl} {people} {things} {at}, zoals elk jaar.
Zelfs {who} {do} {thing} niet meer.
En toch {acts} {name}, {adj} en {adj}, {at}.
{Who} {schrijft|schreef} {thing} op een lijst, onder {thing} en boven {idea}.
Wat {who} met {thing} {doet|deed}, {gaat|ging} niemand iets aan.
Op {thing} {staat|stond} in {adje} letters de naam van {other}.
Eerst {do} {name} {thing}, dan {thing}, en ten slotte {idea}.
`
  .trim()
  .split("\n");

export const VERSES = `
{thing} {acts} {at}
ik {heb|had} {thing} {done}
en {thing} niet
{athing}, {athing}
{when} {do} {who} {thing}
niemand {do} {things} zoals jij
er {is|was} {idea} {at}
{adje} {noun}, {adje} {noun}
wat {acts} daar {at}?
jij {wil|wilde} {thing} {toDo}
alsof {idea} {acts}
onder {thing} {ligt|lag} {thing}
{things} van {place}
mijn {noun} {is|was} {adj}
jouw {noun} {is|was} minder {adj}
en {at} {wordt|werd} het {adj}
zeg mij hoe {thing} {acts}
tot {thing} {acts}
zonder {idea}, zonder {thing}
{people} {doPl} {things}
ik {tel|telde} {things} en {things}
nog één keer {thing} {toDo}
{thing} {is|was} {athing}
dat {is|was} alles wat {who} {do}
leg {thing} {at}
{when} {acts} {thing}
wij {zijn|waren} {adj} als {things}
{name}, {do} {thing} niet
het {ruikt|rook} naar {things} {at}
langs {thing}, voorbij {thing}
`
  .trim()
  .split("\n");

export const TITLES = `
De {noun} van {name}
{Noun}
{Thing}
De {adje} {person}
{At}
{Idea} {at}
Wat {who} {do}
Brief aan {who}
{Thing} en {thing}
Een {person} in {place}
{Noun} met {noun}
Zonder {thing}
Hoe {who} {thing} {do}
{Name} {acts}
{When} {acts} {who}
Kleine geschiedenis van {thing}
Over {idea} en {things}
{Place}, {when}
De {person} en {thing}
Nog een {noun}
Lof van {thing}
{Things} voor {name}
Alle {things} van {place}
Niemand {do} {thing}
`
  .trim()
  .split("\n");

export const BIOS = `
Ik ben {person} in {place} en schrijf over {things} en {idea}.
Woont in {place}, met {athing} en {athing}.
Schrijft {when}, {at}, meestal over {things}.
Overdag {person}, ’s nachts {person}.
Mijn eerste gedicht ging over {thing}.
Ik lees alles waar {athing} in voorkomt.
Was vroeger {person}, is nu {adj}.
Droomt van {athing} in {place}.
Zoekt {idea}, vindt {things}.
`
  .trim()
  .split("\n");

export const TIMES = `
op een ochtend|die avond|in de zomer|elke zondag|na het werk|voor zonsopgang|op maandag|tegen de avond|in november|na de regen|
om vijf uur|rond middernacht|op een dinsdag|met Pasen|in de winter|na school|bij laag water|in de paasvakantie|de dag daarna|
jaren later|op nieuwjaar|na de mis|tijdens de kermis|bij het eerste licht|op de langste dag|in de week van de stroomuitval|
vlak voor het onweer|op Allerheiligen|in augustus|na het feest
`
  .split("|")
  .map((time) => time.trim());
