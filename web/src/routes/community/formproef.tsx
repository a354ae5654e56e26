import { createFileRoute } from "@tanstack/react-router";
import { FormProbe } from "../../features/form-probe.tsx";
export const Route = createFileRoute("/community/formproef")({ component: FormProbe });
