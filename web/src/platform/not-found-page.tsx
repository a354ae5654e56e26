import { RefusalPage } from "./error-page.tsx";

export const NotFoundPage = () => <RefusalPage status={404} />;
