import { aPicture, dataUrl } from "@inktvis/api/features/media/images/picture.factory";
import { membersOf } from "@inktvis/api/features/people/people/member.factory";
import type { TestApi } from "@inktvis/api/testing/test-api";
import { useTestServer } from "./test-server.ts";

type Browser = ReturnType<TestApi["browser"]>;

/** Requests below /media of a test server, and people with pictures. */
export function useMediaServer(test: TestApi) {
  const { send } = useTestServer(test);

  async function get(path: string, browser?: Browser, headers: Record<string, string> = {}) {
    const cookie = browser?.cookies.get("community");
    return send(path, { headers: { ...headers, ...(cookie && { cookie }) } });
  }
  const statusFor = async (path: string, browser?: Browser) => (await get(path, browser)).status;

  const signedIn = membersOf(test, ["auth", "community", "staff"]);
  const upload = async (browser: Browser): Promise<string> => {
    const file = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
    return (await browser.upload("/images", file)).body.data.url.default;
  };
  /** A text with its own picture and one in its body. */
  async function aPicturedText(author: Awaited<ReturnType<typeof signedIn>>, wanted: object = {}) {
    const within = await upload(author.browser);
    const input = { title: "Zee", body: `<p>Zee <img src="${within}" alt=""></p>`, genres: [1], private: 0, ...wanted };
    const { data } = (await author.browser.post("/texts", { ...input, image: dataUrl(await aPicture()) })).body;
    return { ...data, input, paths: [within, data.image.url.default, data.image.url.sm] as string[] };
  }
  const putPortrait = async ({ browser, nickname }: Awaited<ReturnType<typeof signedIn>>) =>
    browser.put("/me", { nickname, profilePicture: dataUrl(await aPicture()) });
  const statusesFor = (paths: readonly string[], browser?: Browser) =>
    Promise.all(paths.map((path) => statusFor(path, browser)));

  return { get, statusFor, statusesFor, signedIn, upload, aPicturedText, putPortrait };
}
