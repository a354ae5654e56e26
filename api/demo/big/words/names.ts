const words = (list: string) => list.split(/\s+/).filter(Boolean);

export const WOMEN = words(`
Lena Marie Noor Elke Sofie Hanne Lies Griet Katrien Fatima Amina Yasmine Leen Nele Tine An Els Hilde Greet Rita Godelieve Paula
Josefien Maaike Saar Roos Fien Juna Lotte Jana Ella Olivia Nora Elif Aylin Samira Imane Zohra Marleen Martine Linda Veerle Mieke
Ingrid Carine Chantal Josiane Irma Alma Emma Julia Louise Mila Ines Femke Wout-Marie Dorien Evelien Annelies Kaat Babette Zita Wivina
`);
export const MEN = words(`
Jef Jan Pieter Wout Bram Dries Tom Koen Luc Marc Rik Staf Fons Gust Miel Nand Sander Jasper Arne Seppe Lowie Warre Finn Noah Lars
Mohamed Ilyas Bilal Youssef Emre Mehmet Karim Rachid Hamza Hugo Willem Kobe Tuur Stan Vic Mauro Rune Siebe Thibault Joris Geert
Dirk Patrick Eddy Freddy Walter Herman Urbain Omer Achiel Cyriel Remi Lucien Maurice Robbe Jelle
`);
export const SURNAMES = words(`
Vandaele Claeskens Verbeemd Hoolbeke Deckmijn Ooms Mertelaer Verhelst Tavernaere Pyckaert Aksoylar Everaers Hoedemaker Quaghe
Lauwersteen Boonaert Vleminckx Steurbaut Bogaert Verstuyft Zwaenepoel Duyvewaert Keppens Rosseel Nachtegaele Devriendt Schoonjans
Benhaddou Elkadi Yildirim Demirbas Amrani Bouzid Haesevoets Meeuwis Ruttens Geraerts Bijnens Vrancx Wijckmans Dellemans Slachmuylder
Coppenolle Waegeman Blomme Vanhoutteghem Rammelaere Standaert Kestelyn Lietaert Pottelberghe Spruytte Cardinael Muylaert Windels
Goedertier Braeckevelt Torfs Landuyt Wauters Heremans Zeebroek Kiekens Fonteyne Oosterlinck Temmerman Uyttenhove Paridaens Droesbeke
`);
export const PLACES = words(`
Gent Antwerpen Leuven Brugge Mechelen Aalst Hasselt Kortrijk Oostende Genk Turnhout Roeselare Lier Vilvoorde Dendermonde Lokeren
Ninove Geraardsbergen Oudenaarde Ronse Deinze Eeklo Zelzate Knokke Blankenberge Nieuwpoort Veurne Diksmuide Ieper Poperinge Menen
Waregem Izegem Tielt Torhout Tongeren Bilzen Maaseik Bree Lommel Pelt Beringen Diest Aarschot Tienen Zoutleeuw Landen Halle Asse
Dilbeek Schaarbeek Molenbeek Anderlecht Jette Borgerhout Deurne Merksem Hoboken Boom Willebroek Bornem Temse Sint-Niklaas Beveren
Doel Kallo Herentals Geel Mol Balen Hoogstraten Ravels Retie Heist Zandvliet Essen Kalmthout Schoten Wetteren Zottegem Herzele
Damme Lissewege Bredene Koksijde Watou Kemmel Heuvelland Tervuren Overijse Hoegaarden Voeren Sint-Truiden Borgloon Riemst
`);
