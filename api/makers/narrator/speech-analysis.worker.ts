import { encoderReady } from './mp3.ts';
import { type AnalysisRequest, analyzeSpeech, type SpeechAnalysis } from './speech-analysis.ts';

/** The thread that listens to what a provider spoke. */
export default async function analyze(hearing: AnalysisRequest): Promise<SpeechAnalysis> {
	await encoderReady;
	return analyzeSpeech(hearing);
}
