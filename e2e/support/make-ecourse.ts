import { mailbox } from "./mailbox.ts";
import { type Member, memberOf } from "./member.ts";
import { newAccount } from "./new-member.ts";

export interface MadeEcourse {
  id: string;
  title: string;
  /** The modules with their lessons, in order. */
  modules: { id: string; lessons: string[] }[];
  maker: Member;
}

interface Wanted {
  title: string;
  /** For each module the number of its lessons, or the bodies of the lessons. */
  modules?: readonly (number | readonly string[])[];
  /** The key of the demo account that makes it. */
  by?: string;
}

/** Makes an online course in which "Module 2" has "Les 2.1", "Les 2.2", … */
export async function makeEcourse({ title, modules = [], by = "ecursusorganisator" }: Wanted) {
  const maker = await memberOf(by, "account");
  const body = "<p>Zeven lessen over kijken, luisteren en schrijven aan het water.</p>";
  const { id } = await maker.call<{ id: string }>("POST", "/ecourses", { title, body });
  const made: MadeEcourse = { id, title, modules: [], maker };
  for (const [index, wanted] of modules.entries()) {
    const name = `Module ${index + 1}`;
    const module = await maker.call<{ id: string }>("POST", "/ecourse-modules", { title: name, ecourseId: id });
    const bodies = typeof wanted === "number" ? Array(wanted).fill("<p>Kijk een kwartier naar het water.</p>") : wanted;
    const lessons: string[] = [];
    for (const [place, lessonBody] of bodies.entries()) {
      const fields = { title: `Les ${index + 1}.${place + 1}`, body: lessonBody };
      const added = { ...fields, ecourseModuleId: module.id };
      lessons.push((await maker.call<{ id: string }>("POST", "/ecourse-module-classes", added)).id);
    }
    made.modules.push({ id: module.id, lessons });
  }
  return made;
}

/** Creates an account that accepted an invitation to the online course, signed in on the account site. */
export async function followEcourse({ id, maker }: MadeEcourse) {
  const account = await newAccount();
  await maker.call("POST", `/ecourses/${id}/invite-participants`, { text: "Kom mee.", emails: [account.email] });
  const { searchParams } = new URL(await mailbox.linkTo(account.email, `/cursussen/online/uitnodiging/${id}`));
  const member = await memberOf(account, "account");
  await member.call("POST", `/ecourses/${id}/use-invitation`, { token: searchParams.get("token") ?? "" });
  return { account, member };
}
