import { auth } from "./features/auth.ts";
import { countries } from "./features/countries.ts";
import { feeds } from "./features/feeds.ts";
import { genres } from "./features/genres.ts";
import { images } from "./features/images.ts";
import { legacy } from "./features/legacy.ts";
import { me } from "./features/me.ts";
import { notifications } from "./features/notifications.ts";
import { sitemap } from "./features/sitemap.ts";
import { texts } from "./features/texts.ts";

/** Everything the API answers, as data. Names are the client's: `api.texts.get(…)`. */
export const contract = { auth, me, notifications, texts, genres, countries, images, legacy, feeds, sitemap };
