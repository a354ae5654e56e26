import { LABELS } from "@inktvis/contract/labels.nl";
import type { ReactNode } from "react";
import { DateField } from "#platform/forms/date-field.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CourseField, CourseFieldsProps } from "./course-field.ts";
import { formMessages as copy } from "./form.nl.ts";
import { LookUpField } from "./look-up-field.tsx";
import { Switched } from "./switched.tsx";

/** A field that only a course with meetings has. */
const ofMeetings = (render: (props: CourseFieldsProps) => ReactNode): CourseField => ({
  section: "place",
  render: (props) => <Switched isOn={props.form.watch("hasRealLifePart")}>{render(props)}</Switched>,
});

/** When and where the course is. */
export const PLACE = {
  courseRegionId: {
    section: "place",
    render: ({ form, choices }) => (
      <LookUpField
        choices={choices.regions}
        help={copy.regionHelp}
        label={LABELS.courseRegionId}
        {...form.field("courseRegionId")}
      />
    ),
  },
  courseDurationId: {
    section: "place",
    render: ({ form, choices }) => (
      <LookUpField choices={choices.durations} label={LABELS.courseDurationId} {...form.field("courseDurationId")} />
    ),
  },
  hasRealLifePart: {
    section: "place",
    render: ({ form }) => (
      <CheckboxField help={copy.realLifeHelp} label={copy.realLife} {...form.field("hasRealLifePart")} />
    ),
  },
  startDate: ofMeetings(({ form }) => (
    <DateField
      className="max-w-44"
      label={LABELS.startDate}
      typed={form.watch("startDate")}
      {...form.field("startDate", { deps: ["endDate"] })}
    />
  )),
  endDate: ofMeetings(({ form }) => (
    <DateField
      className="max-w-44"
      label={LABELS.endDate}
      typed={form.watch("endDate")}
      {...form.field("endDate", { deps: ["enrollmentDeadline"] })}
    />
  )),
  enrollmentDeadline: ofMeetings(({ form }) => (
    <DateField
      className="max-w-44"
      help={copy.deadlineHelp}
      label={LABELS.enrollmentDeadline}
      typed={form.watch("enrollmentDeadline")}
      {...form.field("enrollmentDeadline")}
    />
  )),
  classTimes: ofMeetings(({ form }) => (
    <TextAreaField help={copy.classTimesHelp} label={LABELS.classTimes} rows={3} {...form.field("classTimes")} />
  )),
  location: ofMeetings(({ form }) => (
    <LimitedField
      help={copy.locationHelp}
      label={LABELS.location}
      typed={form.watch("location")}
      {...form.field("location")}
    />
  )),
  locationGoogleMapsLink: ofMeetings(({ form }) => (
    <TextField
      autoCapitalize="off"
      help={copy.mapHelp}
      label={LABELS.locationGoogleMapsLink}
      optional
      {...form.field("locationGoogleMapsLink")}
      type="url"
    />
  )),
} satisfies Record<string, CourseField>;
