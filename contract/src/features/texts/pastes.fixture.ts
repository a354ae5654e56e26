/* Clipboards as these programs fill them, for tests. A paragraph without lines is an empty one, as between scenes. */

interface Paste {
  name: string;
  /** `text/plain`. */
  plain: string;
  /** `text/html`; absent for a program that gives none. */
  html?: string;
  paragraphs: readonly (readonly string[])[];
}

export const PASTES: readonly Paste[] = [
  {
    name: "een verhaal uit Word",
    plain:
      "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.\r\n‘Is er nog een overzet?’\r\n‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’\r\n‘Dat geeft niet.’\r\n\r\nAan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw.\r\nToen ze aankwamen, was het dag.\r\n",
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">\r\n<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} --></style></head>\r\n<body lang=NL-BE>\r\n<!--StartFragment-->\r\n\r\n<p class=MsoNormal><span lang=NL-BE>De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.<o:p></o:p></span></p>\r\n\r\n<p class=MsoNormal><span lang=NL-BE>‘Is er nog een overzet?’<o:p></o:p></span></p>\r\n\r\n<p class=MsoNormal><span lang=NL-BE>‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’<o:p></o:p></span></p>\r\n\r\n<p class=MsoNormal><span lang=NL-BE>‘Dat geeft niet.’<o:p></o:p></span></p>\r\n\r\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\r\n\r\n<p class=MsoNormal><span lang=NL-BE>Aan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw.<o:p></o:p></span></p>\r\n\r\n<p class=MsoNormal><span lang=NL-BE>Toen ze aankwamen, was het dag.<o:p></o:p></span></p>\r\n\r\n<!--EndFragment-->\r\n</body>\r\n</html>',
    paragraphs: [
      [
        "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.",
      ],
      ["‘Is er nog een overzet?’"],
      ["‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’"],
      ["‘Dat geeft niet.’"],
      [],
      ["Aan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw."],
      ["Toen ze aankwamen, was het dag."],
    ],
  },
  {
    name: "een gedicht met zachte regeleinden uit Word",
    plain: "Vannacht heeft het water\v\tzich gesloten\vover de brug\r\n\r\nen niemand\v\tdie het hoorde\r\n",
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">\r\n<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} --></style></head>\r\n<body lang=NL-BE>\r\n<!--StartFragment-->\r\n\r\n<p class=MsoNormal><span lang=NL-BE>Vannacht heeft het water<br>\r\n<span style=\'mso-tab-count:1\'>            </span>zich gesloten<br>\r\nover de brug<o:p></o:p></span></p>\r\n\r\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\r\n\r\n<p class=MsoNormal><span lang=NL-BE>en niemand<br>\r\n<span style=\'mso-tab-count:1\'>            </span>die het hoorde<o:p></o:p></span></p>\r\n\r\n<!--EndFragment-->\r\n</body>\r\n</html>',
    paragraphs: [
      ["Vannacht heeft het water", "    zich gesloten", "over de brug"],
      ["en niemand", "    die het hoorde"],
    ],
  },
  {
    name: "een verhaal uit Google Docs",
    plain:
      "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.\n‘Is er nog een overzet?’\n‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’\n‘Dat geeft niet.’\n\nAan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw.\nToen ze aankwamen, was het dag.",
    html: '<meta charset=\'utf-8\'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1c8a2e-7fff-1d0c-9a41-3f6d2b7e9c10"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘Is er nog een overzet?’</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘Dat geeft niet.’</span></p><br /><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">Aan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw.</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">Toen ze aankwamen, was het dag.</span></p></b>',
    paragraphs: [
      [
        "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.",
      ],
      ["‘Is er nog een overzet?’"],
      ["‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’"],
      ["‘Dat geeft niet.’"],
      [],
      ["Aan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw."],
      ["Toen ze aankwamen, was het dag."],
    ],
  },
  {
    name: "een gesprek uit Google Docs",
    plain: "‘Kom binnen.’\n‘Mag de hond ook?’\n‘De hond het eerst.’\n\n‘Hoe heet hij?’\n‘Hij luistert naar niets.’",
    html: '<meta charset=\'utf-8\'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5b1c8a2e-7fff-1d0c-9a41-3f6d2b7e9c10"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘Kom binnen.’</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘Mag de hond ook?’</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘De hond het eerst.’</span></p><br /><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘Hoe heet hij?’</span></p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;white-space:pre;white-space:pre-wrap;">‘Hij luistert naar niets.’</span></p></b>',
    paragraphs: [
      ["‘Kom binnen.’"],
      ["‘Mag de hond ook?’"],
      ["‘De hond het eerst.’"],
      [],
      ["‘Hoe heet hij?’"],
      ["‘Hij luistert naar niets.’"],
    ],
  },
  {
    name: "een verhaal met een zacht regeleinde uit Pages",
    plain:
      "Het huis rook naar was en naar oude appels. Op de trap lag een brief die niemand had durven op te rapen, ook de postbode niet.\nGent, 3 mei\u2028Lieve Jo,\nIk schrijf je omdat de telefoon nog altijd van jou is.\n\nZe vouwde hem dicht. Buiten begon de kermis, en ze wist dat ze te laat was voor de eerste rit van de draaimolen.",
    html: '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">\n<html>\n<head>\n<meta name="Generator" content="Cocoa HTML Writer">\n<style type="text/css">p.p1 {margin: 0.0px; font: 11.0px \'Helvetica Neue\'} p.p2 {min-height: 13.0px}</style>\n</head>\n<body>\n<p class="p1">Het huis rook naar was en naar oude appels. Op de trap lag een brief die niemand had durven op te rapen, ook de postbode niet.</p>\n<p class="p1">Gent, 3 mei<br>\nLieve Jo,</p>\n<p class="p1">Ik schrijf je omdat de telefoon nog altijd van jou is.</p>\n<p class="p2"><br></p>\n<p class="p1">Ze vouwde hem dicht. Buiten begon de kermis, en ze wist dat ze te laat was voor de eerste rit van de draaimolen.</p>\n</body>\n</html>\n',
    paragraphs: [
      [
        "Het huis rook naar was en naar oude appels. Op de trap lag een brief die niemand had durven op te rapen, ook de postbode niet.",
      ],
      ["Gent, 3 mei", "Lieve Jo,"],
      ["Ik schrijf je omdat de telefoon nog altijd van jou is."],
      [],
      [
        "Ze vouwde hem dicht. Buiten begon de kermis, en ze wist dat ze te laat was voor de eerste rit van de draaimolen.",
      ],
    ],
  },
  {
    name: "een gedicht met inspringingen uit LibreOffice",
    plain: "trede\n\ttrede\n\t\ttrede\n\nde kelder in\n\twaar het water\n\t\twacht\n",
    html: '<!DOCTYPE html>\n<html>\n<head>\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n\t<meta name="generator" content="LibreOffice 24.8 (Linux)"/>\n\t<style type="text/css">p { margin-bottom: 0.25cm; line-height: 115% }</style>\n</head>\n<body lang="nl-BE" dir="ltr"><p style="margin-bottom: 0cm">trede</p>\n<p style="margin-bottom: 0cm">&#9;trede</p>\n<p style="margin-bottom: 0cm">&#9;&#9;trede</p>\n<p style="margin-bottom: 0cm"><br/>\n\n</p>\n<p style="margin-bottom: 0cm">de kelder in</p>\n<p style="margin-bottom: 0cm">&#9;waar het water</p>\n<p style="margin-bottom: 0cm">&#9;&#9;wacht</p>\n</body>\n</html>',
    paragraphs: [
      ["trede", "    trede", "        trede"],
      ["de kelder in", "    waar het water", "        wacht"],
    ],
  },
  {
    name: "een verhaal met streepjes uit LibreOffice",
    plain:
      "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.\n- Kom je mee?\n- Waarheen?\n1984. Een jaar zonder zomer, dacht ze.\n\nAan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw.\n",
    html: '<!DOCTYPE html>\n<html>\n<head>\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n\t<meta name="generator" content="LibreOffice 24.8 (Linux)"/>\n\t<style type="text/css">p { margin-bottom: 0.25cm; line-height: 115% }</style>\n</head>\n<body lang="nl-BE" dir="ltr"><p style="margin-bottom: 0cm">De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.</p>\n<p style="margin-bottom: 0cm">- Kom je mee?</p>\n<p style="margin-bottom: 0cm">- Waarheen?</p>\n<p style="margin-bottom: 0cm">1984. Een jaar zonder zomer, dacht ze.</p>\n<p style="margin-bottom: 0cm"><br/>\n\n</p>\n<p style="margin-bottom: 0cm">Aan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw.</p>\n</body>\n</html>',
    paragraphs: [
      [
        "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.",
      ],
      ["- Kom je mee?"],
      ["- Waarheen?"],
      ["1984. Een jaar zonder zomer, dacht ze."],
      [],
      ["Aan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw."],
    ],
  },
  {
    name: "een verhaal uit een PDF",
    plain:
      "De veerman had de lamp al gedoofd toen Marie het paadje\nafkwam, met haar koffer in de ene hand en haar schoe-\nnen in de andere. Niemand zwaaide haar uit.\n‘Is er nog een overzet?’\n‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd\nterug, en nooit naar waar je vertrokken bent.’\nIn het noorden was het windstil, en de veerpont lag\ner als een vergeten schoen in het water van de stroom.",
    paragraphs: [
      [
        "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere. Niemand zwaaide haar uit.",
      ],
      ["‘Is er nog een overzet?’"],
      ["‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug, en nooit naar waar je vertrokken bent.’"],
      ["In het noorden was het windstil, en de veerpont lag er als een vergeten schoen in het water van de stroom."],
    ],
  },
  {
    name: "een gedicht uit een PDF",
    plain: "een reiger staat\nop één poot te denken\naan twee\n\nde sloot denkt niet\nen wordt diep",
    paragraphs: [
      ["een reiger staat", "op één poot te denken", "aan twee"],
      ["de sloot denkt niet", "en wordt diep"],
    ],
  },
  {
    name: "een e-mail met een lege regel tussen alinea's",
    plain:
      "Dag allen,\n\nHieronder mijn stukje. Het is nog niet af, maar het begin staat er, en dat is al meer dan vorige maand.\n\nToen de kraan openging, kwam er zand uit. Niemand keek op.\n\n\n\nDe volgende ochtend was het zand weg. De kraan ook.",
    html: "<meta charset='utf-8'><div dir=\"ltr\"><div>Dag allen,</div><div><br></div><div>Hieronder mijn stukje. Het is nog niet af, maar het begin staat er, en dat is al meer dan vorige maand.</div><div><br></div><div>Toen de kraan openging, kwam er zand uit. Niemand keek op.</div><div><br></div><div><br></div><div><br></div><div>De volgende ochtend was het zand weg. De kraan ook.</div></div>",
    paragraphs: [
      ["Dag allen,"],
      ["Hieronder mijn stukje. Het is nog niet af, maar het begin staat er, en dat is al meer dan vorige maand."],
      ["Toen de kraan openging, kwam er zand uit. Niemand keek op."],
      [],
      ["De volgende ochtend was het zand weg. De kraan ook."],
    ],
  },
  {
    name: "een e-mail die op 72 tekens is afgebroken",
    plain:
      "Toen de kraan openging, kwam er zand uit. Niemand keek op: in dit huis\r\nkwam alles vroeg of laat uit de kraan, behalve water. Mijn moeder zette\r\ner een emmer onder.\r\n\r\n‘Voor de strook langs de heg,’ zei ze, en ze ging weer zitten met haar\r\nrug naar het raam.",
    paragraphs: [
      [
        "Toen de kraan openging, kwam er zand uit. Niemand keek op: in dit huis kwam alles vroeg of laat uit de kraan, behalve water. Mijn moeder zette er een emmer onder.",
      ],
      ["‘Voor de strook langs de heg,’ zei ze, en ze ging weer zitten met haar rug naar het raam."],
    ],
  },
  {
    name: "een verhaal met lege regels uit Kladblok",
    plain:
      "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.\r\n\r\n‘Is er nog een overzet?’\r\n\r\n‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’\r\n\r\n\r\nAan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw.",
    paragraphs: [
      [
        "De veerman had de lamp al gedoofd toen Marie het paadje afkwam, met haar koffer in de ene hand en haar schoenen in de andere.",
      ],
      ["‘Is er nog een overzet?’"],
      ["‘Er is altijd een overzet,’ zei hij. ‘Alleen niet altijd terug.’"],
      [],
      ["Aan de overkant brandde geen enkel licht. Ze telde de slagen van de riemen, verloor de tel en begon opnieuw."],
    ],
  },
];
