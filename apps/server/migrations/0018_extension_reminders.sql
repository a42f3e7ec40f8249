ALTER TABLE "call_extensions" ADD COLUMN "reminded_hours" integer;--> statement-breakpoint
CREATE INDEX "call_extensions_until" ON "call_extensions" USING btree ("until");