import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { contributionMakers } from "./contribution.factory.ts";

const test = useTestApi();
const { anEnteredContest } = contributionMakers(test);

it("names the maker of an entry's picture to its organiser, never to the jury", async () => {
  const { contest, organizer, contributionId } = await anEnteredContest();
  const details = { alt: "De zee", maker: "Anneleen Wouters", focalPoint: { x: 10, y: 90 } };
  const image = await storeImage(test.services, { bytes: await aPicture(), ownerId: null, field: "file", details });
  await test.services.db
    .updateTable("contributions")
    .set({ image_id: image.id })
    .where("id", "=", contributionId)
    .execute();
  const { userId } = await aJuror(test.services, { contestId: contest.id });
  const juror = await test.browser().signInAs(userId);
  const address = `/contest-contributions/${contributionId}`;
  expect((await organizer.get(address)).body.data.image).toMatchObject(details);
  expect((await juror.get(address)).body.data.image).toMatchObject({ ...details, maker: null });
});
