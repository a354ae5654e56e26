import type { Homepage } from "@inktvis/contract/features/content/homepages";
import type { Tx } from "#platform/db/database.ts";

/** What the editors put on the home pages. */
export const DEMO_HOMEPAGES: readonly Homepage[] = [
  {
    slug: "creatief-schrijven",
    spotlight: {
      pretitle: "Deze week",
      title: "Begin met wat er op tafel staat.",
      body: "Een botervloot, een rekening, de bril van iemand die er niet meer woont. In de tip van deze week maak je van één voorwerp een heel huis. Je hebt er een kwartier voor nodig, en een tafel.",
      buttonText: "Lees de tip",
      buttonUrl: "/tip-van-de-week/laat-een-voorwerp-het-werk-doen",
    },
    callToActions: [
      {
        pretitle: "Voor in de bus",
        title: "Eén gedicht tussen twee haltes.",
        body: "Meer tijd vraagt het niet. Lees er vandaag een van iemand die je niet kent.",
        buttonText: "Kies een tekst",
        buttonUrl: "/lezen",
      },
      {
        pretitle: "Voor vanavond",
        title: "Tien regels voor je gaat slapen.",
        body: "Ze hoeven niet goed te zijn. Zet ze op privé, dan leest niemand mee.",
        buttonText: "Begin een tekst",
        buttonUrl: "/schrijven/maken",
      },
      {
        pretitle: "Vastgelopen?",
        title: "Er is een tip voor.",
        body: "Over beginnen, schrappen, dialogen en de laatste zin: elke week komt er één bij.",
        buttonText: "Lees de tips",
        buttonUrl: "/tip-van-de-week",
      },
      {
        pretitle: "Nieuw hier?",
        title: "Wie ziet wat ik schrijf?",
        body: "Alleen jij, tot je zelf iets anders kiest. Hoe dat gaat, en al de rest, staat bij de vragen.",
        buttonText: "Naar de vragen",
        buttonUrl: "/faq",
      },
    ],
  },
  {
    slug: "organization",
    spotlight: {
      pretitle: "In huis",
      title: "Een jaar lang elke maandag naar zolder.",
      body: "Acht mensen, één tafel, en een kachel die te laat op gang komt. We gingen luisteren bij de schrijfgroep die het langst van allemaal bestaat.",
      buttonText: "Lees het verslag",
      buttonUrl: "/nieuws/maandag-op-zolder",
    },
    callToActions: [
      {
        pretitle: "Nieuwsbrief",
        title: "Eén brief, vol zin om te schrijven.",
        body: "Nieuwe cursussen, wedstrijden en een opdracht om meteen mee te beginnen.",
        buttonText: "Schrijf je in",
        buttonUrl: "/nieuwsbrief",
      },
    ],
  },
  {
    slug: "verzin",
    spotlight: {
      pretitle: "Nummer 4",
      title: "Water",
      body: "Veertien schrijvers over wat stijgt, lekt en niet meer weggaat. Met een gesprek in een roeiboot, en een kaart van een dorp onder de zeespiegel.",
      buttonText: "Bekijk het nummer",
      buttonUrl: "/archief/verzin-4-water",
    },
    callToActions: [
      {
        pretitle: "Abonnement",
        title: "Vier keer per jaar in je bus.",
        body: "Voor 24 euro, met elke keer een opdracht die je niet laat liggen.",
        buttonText: "Neem een abonnement",
        buttonUrl: "/abonnement",
      },
    ],
  },
  {
    slug: "schrijfacademie",
    spotlight: {
      pretitle: "In de kijker",
      title: "Een roman in een jaar.",
      body: "Elke tweede zaterdag van de maand, een heel jaar lang, met Karel Mommaerts aan het hoofd van de tafel. Je begint met een zin en eindigt met een boek.",
      buttonText: "Bekijk de cursus",
      buttonUrl: "organization:/cursussen/een-roman-in-een-jaar",
    },
    callToActions: [
      {
        pretitle: "Twijfel je?",
        title: "Kom eerst een avond luisteren.",
        body: "Op de opendeuravond lezen studenten voor uit wat nog niet af is. Daarna is er soep.",
        buttonText: "Is het iets voor jou?",
        buttonUrl: "/iets-voor-jou",
      },
    ],
  },
];

/** @param rewrite turns a link that may name a site, such as `organization:/cursussen`, into an address */
export async function addHomepage(
  tx: Tx,
  { slug, spotlight, callToActions }: Homepage,
  rewrite: (source: string) => string,
) {
  await tx
    .insertInto("homepages")
    .values({
      slug,
      spotlight_pretitle: spotlight?.pretitle,
      spotlight_title: spotlight?.title,
      spotlight_body: spotlight?.body,
      spotlight_button_text: spotlight?.buttonText,
      spotlight_button_url: spotlight?.buttonUrl && rewrite(spotlight.buttonUrl),
    })
    .execute();
  await tx
    .insertInto("calls_to_action")
    .values(
      callToActions.map(({ pretitle, title, body, buttonText, buttonUrl }, position) => ({
        homepage_slug: slug,
        position,
        pretitle,
        title,
        body,
        button_text: buttonText,
        button_url: buttonUrl && rewrite(buttonUrl),
      })),
    )
    .execute();
}
