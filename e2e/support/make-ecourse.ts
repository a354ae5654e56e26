import { type Member, memberOf } from "./member.ts";

export interface MadeEcourse {
  id: string;
  /** With their lessons, in order. */
  modules: { id: string; lessons: string[] }[];
  maker: Member;
}

/** An online course with modules of these numbers of lessons: "Module 2" with "Les 2.1", "Les 2.2", … */
export async function makeEcourse({ title, modules }: { title: string; modules: readonly number[] }) {
  const maker = await memberOf("ecursusorganisator", "account");
  const body = "<p>Zeven lessen over kijken, luisteren en schrijven aan het water.</p>";
  const { id } = await maker.call<{ id: string }>("POST", "/ecourses", { title, body });
  const made: MadeEcourse = { id, modules: [], maker };
  for (const [index, lessonCount] of modules.entries()) {
    const name = `Module ${index + 1}`;
    const module = await maker.call<{ id: string }>("POST", "/ecourse-modules", { title: name, ecourseId: id });
    const lessons: string[] = [];
    for (let lesson = 1; lesson <= lessonCount; lesson++) {
      const fields = { title: `Les ${index + 1}.${lesson}`, body: "<p>Kijk een kwartier naar het water.</p>" };
      const added = { ...fields, ecourseModuleId: module.id };
      lessons.push((await maker.call<{ id: string }>("POST", "/ecourse-module-classes", added)).id);
    }
    made.modules.push({ id: module.id, lessons });
  }
  return made;
}
